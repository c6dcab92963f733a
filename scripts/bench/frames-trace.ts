/** What the main thread of a page did, read from a Chromium trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor; unlike `dur` without the waits for other programs of a busy machine. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

export interface FrameCosts {
  readonly frames: number;
  /** Milliseconds of main-thread work a frame. */
  readonly mean: number;
  readonly p95: number;
  readonly worst: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
/** The main thread hands a finished frame over. */
const FRAME = 'Commit';

/** The events of the renderer that drew the most frames; the browser's own windows commit frames too. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const of = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const renderers = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const frames = (thread: string) =>
    events.filter((event) => event.name === FRAME && of(event) === thread).length;
  const busiest = renderers
    .map(of)
    .map((thread) => ({ thread, frames: frames(thread) }))
    .sort((a, b) => b.frames - a.frames)[0];
  if (busiest === undefined) throw new Error('the trace holds no renderer');
  return events.filter((event) => of(event) === busiest.thread).sort((a, b) => a.ts - b.ts);
}

export function frameCosts(events: readonly TraceEvent[]): FrameCosts {
  const main = mainThread(events);
  const ends = main.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const costs = ends.map(() => 0);
  let frame = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of main) {
    if (name !== TASK || ph !== 'X') continue;
    // Input is handled in tasks before the one that commits the frame it moves.
    while (frame < ends.length && ends[frame]! < ts) frame += 1;
    if (frame < ends.length) costs[frame]! += tdur / 1000;
  }
  // The first frame also carries whatever came before the gesture.
  const sorted = costs.slice(1).sort((a, b) => a - b);
  return {
    frames: sorted.length,
    mean: sorted.reduce((sum, cost) => sum + cost, 0) / Math.max(1, sorted.length),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}

export function parseTrace(text: string): readonly TraceEvent[] {
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}
