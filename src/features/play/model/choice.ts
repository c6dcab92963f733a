/** What the person has chosen but not confirmed. Pure: taps go in, the next choice comes out. */
import type { MetroXView } from '@/games/metro-x';
import { previewMark } from '@/games/metro-x';
import { getMap } from '@/maps/catalog';

export interface Choice {
  /** The turn it was made for: a choice of an earlier turn counts as none. */
  readonly turn: number;
  readonly line: string | null;
  /** Null: as many as the card marks. */
  readonly count: number | null;
  /** Only for the free card. */
  readonly station: string | null;
}

/** The view of the seat that this device plays. */
export interface SeatView {
  readonly view: MetroXView;
  readonly seat: number;
}

export const noChoice = (turn: number): Choice => ({ turn, line: null, count: null, station: null });

export const currentChoice = (choice: Choice, turn: number): Choice =>
  choice.turn === turn ? choice : noChoice(turn);

/** A card lies open and this seat has not acted on it. */
export const isToAct = ({ view, seat }: SeatView): boolean => view.card !== null && view.acted[seat] !== true;

export const isFree = ({ view }: SeatView): boolean => view.card === 'free';

export function linesAt({ view }: SeatView, station: string): readonly string[] {
  return getMap(view.options.map)
    .lines.filter((line) => line.stations.includes(station))
    .map((line) => line.id);
}

export function emptyOn({ view, seat }: SeatView, line: string): readonly string[] {
  const marks = view.boards[seat]?.stations ?? {};
  const stations = getMap(view.options.map).lines.find(({ id }) => id === line)?.stations ?? [];
  return stations.filter((id) => marks[id] === 'empty');
}

export function lineChosen(at: SeatView, line: string): Choice {
  const none = noChoice(at.view.turn);
  if (!isFree(at)) return { ...none, line };
  return { ...none, line, station: emptyOn(at, line)[0] ?? null };
}

/** A tap on the map: the station itself for the free card, else the next line that stops there. */
export function stationChosen(at: SeatView, choice: Choice, station: string): Choice {
  const lines = linesAt(at, station);
  if (isFree(at)) {
    const line = choice.line !== null && lines.includes(choice.line) ? choice.line : (lines[0] ?? null);
    return { ...noChoice(at.view.turn), line, station };
  }
  const open = lines.filter((line) => previewMark(at.view.state, at.seat, line).refusal === null);
  const next = open[(open.indexOf(choice.line ?? '') + 1) % open.length];
  return next === undefined ? choice : lineChosen(at, next);
}

export interface Steps {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** What the stepper moves over: the count, or the place among the empty stations of the line. */
export function stepsOf(at: SeatView, choice: Choice): Steps | null {
  if (choice.line === null) return null;
  if (isFree(at)) {
    const places = emptyOn(at, choice.line);
    const place = places.indexOf(choice.station ?? '');
    return place < 0 ? null : { value: place + 1, least: 1, most: places.length };
  }
  const { fewest, most, count } = previewMark(at.view.state, at.seat, choice.line, choice.count ?? undefined);
  return { value: count, least: fewest, most };
}

export function stepped(at: SeatView, choice: Choice, by: 1 | -1): Choice {
  const steps = stepsOf(at, choice);
  if (steps === null || choice.line === null) return choice;
  const value = Math.min(steps.most, Math.max(steps.least, steps.value + by));
  if (isFree(at)) return { ...choice, station: emptyOn(at, choice.line)[value - 1] ?? choice.station };
  return { ...choice, count: value === steps.most ? null : value };
}
