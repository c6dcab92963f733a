/** A table of several as a device at it sees it: a presence that the rules alone decide on, at any point of a log. */
import type { GameEvent, Seat } from '@/engine/game';
import { type MetroXEvent, type MetroXMove, type MetroXOptions, metroX } from '@/games/metro-x';
import { takePlace } from '@/store/place-thunks';
import { showSeat } from '@/store/seating-thunks';
import type { AppStore } from '@/store/store';
import type { Chair, ChairProgress } from '@/table/chair';
import type { Due } from '@/table/match';
import type { DealVerdict, Link, Presence } from '@/table/presence';
import type { RoomAnswer, RoomCommand } from '@/table/room/room-command';
import type { RoomView, SeatView } from '@/table/room/room-view';

export const MATCH = 'match-1';
const TABLE = '0123456789abcdef';

export interface Sitting {
  readonly names: readonly string[];
  readonly own: readonly Seat[];
  readonly events: readonly MetroXEvent[];
  readonly leads?: boolean;
  readonly options?: Partial<MetroXOptions>;
  readonly room?: Partial<RoomView>;
  readonly seats?: Readonly<Record<number, Partial<SeatView>>>;
}

/** What may change while it is looked at. */
export interface Moment {
  readonly events: readonly MetroXEvent[];
  readonly link: Link;
  readonly verdict: DealVerdict | null;
  readonly room: Partial<RoomView>;
  readonly seats: Readonly<Record<number, Partial<SeatView>>>;
}

function stateAfter(options: MetroXOptions, seats: number, events: readonly GameEvent[]) {
  return (events as readonly MetroXEvent[]).reduce(
    (state, event) => {
      const refusal = metroX.refuse(state, event);
      if (refusal !== null) throw new Error(`${event.type}: ${refusal.code}`);
      return metroX.apply(state, event);
    },
    metroX.setup(options, seats),
  );
}

export function makePlayedTable(sitting: Sitting) {
  const { names, own, leads = false } = sitting;
  const options: MetroXOptions = { map: 'metro-city', edition: 'gamewright', ...sitting.options };
  const listeners = new Set<() => void>();
  const chairs = new Map<Seat | 'table', Chair>();
  const asked: RoomCommand[] = [];
  const answers: RoomAnswer[] = [];
  let now: Moment = {
    events: sitting.events,
    link: { kind: leads ? 'here' : 'live' },
    verdict: null,
    room: sitting.room ?? {},
    seats: sitting.seats ?? {},
  };

  const dueNow = (): Due => {
    const turn = metroX.turn(stateAfter(options, names.length, now.events));
    return turn.kind === 'chance' ? { kind: 'chance' } : turn;
  };
  /** As a guest has it: from the events that its seat may know, which do not tell who else has acted. */
  const progressOf = (seat: Seat | 'table'): ChairProgress => {
    const events = metroX.known(stateAfter(options, names.length, now.events), now.events, seat);
    const state = stateAfter(options, names.length, events);
    return { events, view: metroX.view(state, seat), due: dueNow(), scores: metroX.scores(state) };
  };
  const change = (next: Partial<Moment>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const submit = (move: unknown): ReturnType<Chair['submit']> => {
    if (now.link.kind === 'reconnecting') return new Promise(() => undefined);
    const refusal = metroX.refuse(stateAfter(options, names.length, now.events), move as MetroXMove);
    if (refusal !== null) return Promise.resolve({ ok: false, reason: 'refused', refusal });
    change({ events: [...now.events, move as MetroXMove] });
    return Promise.resolve({ ok: true, again: false });
  };
  const chair = (seat: Seat | 'table'): Chair => {
    const made: Chair = chairs.get(seat) ?? {
      match: MATCH,
      game: metroX,
      options: { ...options },
      names,
      seats: names.length,
      seat,
      progress: () => progressOf(seat),
      submit,
      subscribe,
    };
    chairs.set(seat, made);
    return made;
  };
  const room = (): RoomView => ({
    id: TABLE,
    name: 'Kitchen',
    epoch: 0,
    phase: dueNow().kind === 'over' ? 'over' : 'play',
    choice: { game: 'metro-x', options: { ...options } },
    seats: names.map((name, seat) => ({
      kind: 'person',
      name,
      device: own.includes(seat) ? '1' : String(seat + 2),
      away: false,
      standIn: 'wait',
      stoodIn: 0,
      ...now.seats[seat],
    })),
    match: MATCH,
    dealer: 'seeded',
    flip: 'auto',
    locked: false,
    guarded: false,
    watchers: 0,
    ...now.room,
  });
  const answer = (command?: RoomCommand): Promise<RoomAnswer> => {
    if (command) asked.push(command);
    return Promise.resolve(answers.shift() ?? { ok: true });
  };
  const presence: Presence = {
    id: TABLE,
    device: leads ? '0' : '1',
    room,
    secrets: () => (leads ? { code: 'ABCD', key: '0'.repeat(32) } : null),
    link: () => now.link,
    seats: () => own,
    chair: (viewer) => chair(viewer),
    verdict: () => now.verdict,
    sit: () => answer(),
    stand: () => answer(),
    rename: () => answer(),
    command: answer,
    wake: () => undefined,
    leave: () => Promise.resolve(),
    pause: () => undefined,
    subscribe,
  };
  return { presence, asked, answers, change, events: () => now.events };
}

export type PlayedTable = ReturnType<typeof makePlayedTable>;

/** This device takes its place there, with the board of its first seat at the screen. */
export function sitAt(store: AppStore, { presence }: PlayedTable): void {
  store.dispatch(takePlace({ presence, hosting: null, addresses: [], webAddress: null }));
  const [seat] = presence.seats();
  if (seat === undefined || !store.dispatch(showSeat(seat))) throw new Error('no such seat');
}
