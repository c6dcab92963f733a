/** A match is its log: options, seats and events replay to the same state on every device. */
import type { AnyGame, EventOf, OptionsOf, StateOf } from './any-game';
import type { GameEvent, Refusal } from './game';
import { kernelRefusal, refuseSeat } from './refusals';
import { describeIssue } from './schema';

export interface Log<Options, Event extends GameEvent> {
  readonly seats: number;
  readonly options: Options;
  readonly events: readonly Event[];
}

/** A log with the state it leads to. */
export interface Match<State, Options, Event extends GameEvent> extends Log<Options, Event> {
  readonly state: State;
}

export type MatchOf<G extends AnyGame> = Match<StateOf<G>, OptionsOf<G>, EventOf<G> & GameEvent>;

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Where a replay stopped, and the match as far as it was right. */
export type Replay<M> =
  | { readonly ok: true; readonly match: M }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal; readonly match: M | null };

const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

/** Options and seats may come from outside; they are parsed before the game sees them. */
export function startMatch<G extends AnyGame>(game: G, options: unknown, seats: number): Outcome<MatchOf<G>> {
  const [fewest, most] = game.meta.seats;
  if (!Number.isInteger(seats) || seats < fewest || seats > most) {
    return refused(kernelRefusal('bad-seats', { fewest, most }));
  }
  const parsed = game.schemas.options.safeParse(options);
  if (!parsed.success)
    return refused(kernelRefusal('bad-options', { why: describeIssue(parsed.error.issues) }));
  const match = { seats, options: parsed.data, events: [], state: game.setup(parsed.data, seats) };
  return { ok: true, value: match as unknown as MatchOf<G> };
}

/** An event from outside as the game's own type: known type, right shape, a seat of this table. */
export function parseEvent<G extends AnyGame>(game: G, raw: unknown, seats: number): Outcome<EventOf<G>> {
  const type = typeof raw === 'object' && raw !== null ? (raw as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') return refused(kernelRefusal('bad-event', { why: 'no type' }));
  const { move, outcome } = game.schemas;
  const parsed = (game.chanceTypes.includes(type) ? outcome : move).safeParse(raw);
  if (!parsed.success) {
    const known = game.chanceTypes.includes(type) || game.moveTypes.includes(type);
    const why = known ? describeIssue(parsed.error.issues) : type.slice(0, 40);
    return refused(kernelRefusal(known ? 'bad-event' : 'unknown-event', { why }));
  }
  const { seat } = parsed.data;
  const stranger = seat === undefined ? null : refuseSeat(seat, seats);
  return stranger ? refused(stranger) : { ok: true, value: parsed.data as EventOf<G> };
}

/** The match with one more event, or why not. `event` is already of the game's type. */
export function advance<G extends AnyGame>(
  game: G,
  match: MatchOf<G>,
  event: EventOf<G>,
): Outcome<MatchOf<G>> {
  const { state, seats } = match as { state: unknown; seats: number };
  const next = event;
  const refusal = (next.seat === undefined ? null : refuseSeat(next.seat, seats)) ?? game.refuse(state, next);
  if (refusal) return refused(refusal);
  const value = { ...match, events: [...match.events, event], state: game.apply(state, next) as StateOf<G> };
  return { ok: true, value };
}

/** Rebuilds a match from a log of unknown origin. `at` is -1 when it could not even be set up. */
export function replay<G extends AnyGame>(
  game: G,
  log: { readonly seats: number; readonly options: unknown; readonly events: readonly unknown[] },
): Replay<MatchOf<G>> {
  const started = startMatch(game, log.options, log.seats);
  if (!started.ok) return { ok: false, at: -1, refusal: started.refusal, match: null };
  const events: GameEvent[] = [];
  let state = started.value.state as unknown;
  const so = () => ({ ...started.value, events, state }) as unknown as MatchOf<G>;
  for (const [at, raw] of log.events.entries()) {
    const event = parseEvent(game, raw, log.seats);
    if (!event.ok) return { ok: false, at, refusal: event.refusal, match: so() };
    const refusal = game.refuse(state, event.value);
    if (refusal) return { ok: false, at, refusal, match: so() };
    state = game.apply(state, event.value);
    events.push(event.value);
  }
  return { ok: true, match: so() };
}
