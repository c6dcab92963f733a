/** What a seat may see: everything but the other seats' actions of the open turn. */
import type { Seat, Standing } from '@/engine/game';
import { type BoardView, viewBoard } from './board-view';
import { type Card, CARDS, SIX } from './cards';
import type { MetroXMove, MetroXOptions } from './events';
import * as at from './layout';
import { actionEvent } from './moves';
import { act, boardOf } from './play';
import { isOver } from './refuse';
import { type MetroXScore, scoreBoard, standings } from './scoring';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

export interface DeckView {
  readonly card: Card;
  readonly left: number;
  readonly of: number;
}

/** The bonuses of a line at this table. */
export interface BonusView {
  readonly line: string;
  readonly first: number;
  readonly later: number;
  /** What completing it now would score. */
  readonly open: 'first' | 'later';
  readonly firstBy: readonly Seat[];
  readonly laterBy: readonly Seat[];
}

export interface MetroXView {
  readonly seat: Seat | 'table';
  readonly seats: number;
  readonly options: Required<MetroXOptions>;
  /** Cards flipped so far, the open one included. */
  readonly turn: number;
  readonly card: Card | null;
  /** True while the open card will send the whole deck back (MX-12). */
  readonly reshuffle: boolean;
  /** The kinds of this edition's deck, in the order of CARDS. */
  readonly deck: readonly DeckView[];
  readonly cardsLeft: number;
  /** Empty windows on each board before this turn. */
  readonly windowsLeft: number;
  /** By seat. One's own board shows the action of the open turn, the others' do not. */
  readonly boards: readonly BoardView[];
  /** By line, in the map's order. */
  readonly bonuses: readonly BonusView[];
  /** By seat: whether it has acted on the open card. */
  readonly acted: readonly boolean[];
  /** One's own action that can still be taken back or is waiting for the others. */
  readonly pending: MetroXMove | null;
  /** By seat, as the boards above show it. */
  readonly scores: readonly MetroXScore[];
  readonly over: boolean;
  readonly standings: readonly Standing[] | null;
  /** The match as this seat may know it: previews and bots ask the rules with it. */
  readonly state: MetroXState;
}

const seatsOf = (state: MetroXState): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** The state with other seats' open actions removed, as if those seats had not acted yet. */
export function redact(state: MetroXState, viewer: Seat | 'table'): MetroXState {
  if (state.position[at.CARD] === 0) return state;
  const tables = tablesOf(state);
  const position = state.position.slice();
  for (const seat of seatsOf(state)) if (seat !== viewer) position[boardOf(tables, seat) + at.PENDING] = 0;
  position[at.WAITING] = seatsOf(state).filter(
    (seat) => position[boardOf(tables, seat) + at.PENDING] === 0,
  ).length;
  return { ...state, position };
}

export function view(state: MetroXState, viewer: Seat | 'table'): MetroXView {
  const tables = tablesOf(state);
  const known = redact(state, viewer);
  const shown = known.position.slice();
  const card = shown[at.CARD]! - 1;
  const own = typeof viewer === 'number' && viewer < state.seats ? boardOf(tables, viewer) : -1;
  const pending = own >= 0 ? known.position[own + at.PENDING]! : 0;
  if (pending !== 0) act(tables, shown, own, card);
  const over = isOver(shown);
  const scores = seatsOf(state).map((seat) => scoreBoard(tables, shown, boardOf(tables, seat)));
  return {
    seat: viewer,
    seats: state.seats,
    options: state.options,
    turn: shown[at.TURN]!,
    card: CARDS[card] ?? null,
    reshuffle: card === SIX,
    deck: viewDeck(tables, shown),
    cardsLeft: shown[at.LEFT]!,
    windowsLeft: shown[at.WINDOWS]!,
    boards: seatsOf(state).map((seat) => viewBoard(tables, known.position, shown, seat)),
    bonuses: viewBonuses(tables, known),
    acted: seatsOf(state).map((seat) => state.position[boardOf(tables, seat) + at.PENDING] !== 0),
    pending: pending === 0 ? null : actionEvent(tables, pending),
    scores,
    over,
    standings: over ? standings(scores) : null,
    state: known,
  };
}

function viewDeck(t: Tables, position: at.ReadonlyPosition): DeckView[] {
  return CARDS.map((card, index) => ({ card, left: position[at.DECK + index]!, of: t.deck[index]! })).filter(
    ({ of }) => of > 0,
  );
}

function viewBonuses(t: Tables, state: MetroXState): BonusView[] {
  const { position } = state;
  const by = (mask: number, line: number) =>
    seatsOf(state).filter((seat) => ((position[boardOf(t, seat) + mask]! >> line) & 1) === 1);
  return t.lineIds.map((line, index) => ({
    line,
    first: t.first[index]!,
    later: t.later[index]!,
    open: firstIsOpen(position, index) ? 'first' : 'later',
    firstBy: by(at.FIRST, index),
    laterBy: by(at.LATER, index),
  }));
}

export function firstIsOpen(position: at.ReadonlyPosition, line: number): boolean {
  return position[at.EVERYONE_GOLD] === 1 || ((position[at.TAKEN]! >> line) & 1) === 0;
}
