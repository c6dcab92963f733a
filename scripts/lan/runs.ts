/** What may happen to a table in a kitchen. */
import { setTimeout as pause } from 'node:timers/promises';
import { BOUNDS, tooSlow } from './measure';
import type { Faults } from './network';
import type { Round } from './round';

export interface Run {
  readonly title: string;
  /** From before the table is announced to the end. */
  readonly faults?: Faults;
  /** Before anybody sits down. */
  readonly lobby?: (round: Round) => Promise<void>;
  /** While they play. */
  readonly act?: (round: Round) => Promise<void>;
  /** Milliseconds until everybody has a seat. */
  readonly seatedWithin?: number;
  /** How often all guests together may lose their line: a stretch of bad luck can last five seconds. */
  readonly mostLosses?: number;
  /** What guests may say of the shuffle; else it is proven to all of them. */
  readonly verdicts?: readonly string[];
}

const CUT_MS = 10_000;

function expect(ok: boolean, sentence: string): void {
  if (!ok) throw new Error(sentence);
}

async function refuseStranger(round: Round): Promise<void> {
  const stranger = round.startStranger();
  const { reason } = await stranger.said('ended');
  expect(reason === 'wrong-code', `a wrong code was answered with: ${String(reason)}`);
  expect((await stranger.ended).code === 1, 'a stranger was not told that it failed');
}

async function cutGuest(round: Round): Promise<void> {
  const { network, guests } = round.stage;
  const guest = guests[0]!;
  await round.card(4);
  network.suffer({ cut: [guest] });
  await Promise.all([pause(CUT_MS), round.now(guest).said('reconnecting', CUT_MS)]);
  const mended = performance.now();
  network.suffer({});
  const before = round.now(guest).lines.length;
  await round
    .now(guest)
    .until((line) => line.type === 'live' && round.now(guest).lines.indexOf(line) >= before);
  const took = Math.round(performance.now() - mended);
  round.notes.push(`back ${took} ms after its link was`);
  const [slow] = tooSlow('back', [took], BOUNDS.back);
  expect(slow === undefined, slow ?? '');
}

async function killGuest(round: Round): Promise<void> {
  const guest = round.stage.guests[2]!;
  await round.card(5);
  await round.now(guest).kill('SIGKILL');
  await round.now(round.stage.host).said('away');
  await round.startGuest(guest).said('joined');
}

async function killHost(round: Round): Promise<void> {
  const { host, guests } = round.stage;
  await round.card(5);
  await round.now(host).kill('SIGKILL');
  await Promise.all(guests.map((guest) => round.now(guest).said('reconnecting')));
  const { resumed } = await round.startHost().said('listening');
  expect(resumed === true, 'the host came back as another table');
}

async function flood(round: Round): Promise<void> {
  await round.card(2);
  const flooder = round.startFlood();
  await round.card(12);
  expect(
    flooder.lines.some(({ opened }) => Number(opened) > 0),
    'the flood reached nobody',
  );
  await flooder.kill('SIGTERM');
}

const IN_LOSS = { seatedWithin: BOUNDS.seatedInLoss } as const;
/** A part that is lost on its way is opened too late: then that device is left out, and the others draw anew (DL-8). */
const PARTS_LOST = { ...IN_LOSS, verdicts: ['proven', 'redrawn', 'left-out'] } as const;

/** The long ones early, so that no lane is left alone with one. */
export const RUNS: readonly Run[] = [
  { title: 'nothing goes wrong', mostLosses: 0 },
  { title: '20 % of all frames are lost', faults: { loss: 20 }, ...PARTS_LOST, mostLosses: 20 },
  { title: 'a guest is out of reach for 10 s', act: cutGuest },
  { title: '10 % of all frames are lost', faults: { loss: 10 }, ...PARTS_LOST, mostLosses: 6 },
  { title: '5 % of all frames are lost', faults: { loss: 5 }, ...PARTS_LOST, mostLosses: 2 },
  { title: '30 % of all multicast is lost', faults: { multicastLoss: 30 }, ...IN_LOSS },
  { title: 'a guest is killed and started again', act: killGuest },
  { title: 'the host is killed and started again', act: killHost },
  { title: 'a stranger guesses the code', lobby: refuseStranger, act: refuseStranger },
  { title: 'somebody floods the table', act: flood },
];

/** Networks of their own, at the same time: a game waits more than it works. */
export const LANES = 2;

/** `only`: a part of their titles. */
export const runsOfLane = (lane: number, only: string): readonly Run[] =>
  RUNS.filter(({ title }) => title.includes(only)).filter((_, index) => index % LANES === lane);
