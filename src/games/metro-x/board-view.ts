/** A seat's board in words and ids, with every addend of its score traceable to the board. */
import type { Seat } from '@/engine/game';
import { emptyStations, stationFilled, stationStarred } from './boards';
import { type Card, CARDS } from './cards';
import * as at from './layout';
import { boardOf } from './play';
import { countBits, lowestPlace } from './reach';
import type { Tables } from './tables';

/** A number is a transfer number. */
export type StationMark = 'empty' | 'crossed' | number;

export interface LineView {
  readonly id: string;
  /** What was written, in order; null is an empty window. */
  readonly windows: readonly (Card | null)[];
  readonly windowsLeft: number;
  readonly length: number;
  readonly filled: number;
  /** The first empty station and its place on the line (1 is the start point); null on a full line. */
  readonly next: { readonly station: string; readonly place: number } | null;
  readonly complete: 'first' | 'later' | null;
  /** What completing it scored; 0 while it is not complete. */
  readonly points: number;
}

/** The score sheet: what each addend comes from. */
export interface MetroXSheet {
  readonly completed: readonly {
    readonly line: string;
    readonly bonus: 'first' | 'later';
    readonly points: number;
  }[];
  readonly transfers: readonly { readonly station: string; readonly points: number }[];
  readonly empty: readonly string[];
}

export interface BoardView {
  /** By station id. */
  readonly stations: Readonly<Record<string, StationMark>>;
  /** In the map's order. */
  readonly lines: readonly LineView[];
  /** The stations that the seat's own action of the open turn marks. */
  readonly pending: readonly string[];
  readonly sheet: MetroXSheet;
}

/** `known` is without, `shown` with the seat's own action of the open turn. */
export function viewBoard(
  t: Tables,
  known: at.ReadonlyPosition,
  shown: at.ReadonlyPosition,
  seat: Seat,
): BoardView {
  const board = boardOf(t, seat);
  const stations = t.stationIds.map((_, station): StationMark => {
    if (!stationFilled(t, shown, board, station)) return 'empty';
    return stationStarred(shown, board, station) ? t.transferValue[station]! : 'crossed';
  });
  return {
    stations: Object.fromEntries(t.stationIds.map((id, station) => [id, stations[station]!])),
    lines: t.lineIds.map((_, line) => viewLine(t, shown, board, line)),
    pending: t.stationIds.filter(
      (_, station) => stations[station] !== 'empty' && !stationFilled(t, known, board, station),
    ),
    sheet: viewSheet(t, shown, board),
  };
}

function viewLine(t: Tables, position: at.ReadonlyPosition, board: number, line: number): LineView {
  const fill = position[board + t.fillAt + line]!;
  const empty = t.full[line]! & ~fill;
  const written = position[board + t.windowAt + line]!;
  const used = at.windowsUsed(written);
  const place = empty === 0 ? -1 : lowestPlace(empty);
  const bonus = bonusOf(position, board, line);
  return {
    id: t.lineIds[line]!,
    windows: Array.from(
      { length: t.windows[line]! },
      (_, i) => CARDS[((written >> (4 * i)) & 15) - 1] ?? null,
    ),
    windowsLeft: t.windows[line]! - used,
    length: t.length[line]!,
    filled: countBits(fill),
    next: place < 0 ? null : { station: t.stationIds[t.stationAt[line * 32 + place]!]!, place: place + 1 },
    complete: bonus,
    points: bonus === null ? 0 : t[bonus][line]!,
  };
}

function bonusOf(position: at.ReadonlyPosition, board: number, line: number): 'first' | 'later' | null {
  if ((position[board + at.FIRST]! >> line) & 1) return 'first';
  return (position[board + at.LATER]! >> line) & 1 ? 'later' : null;
}

function viewSheet(t: Tables, position: at.ReadonlyPosition, board: number): MetroXSheet {
  return {
    completed: t.lineIds.flatMap((line, index) => {
      const bonus = bonusOf(position, board, index);
      return bonus === null ? [] : [{ line, bonus, points: t[bonus][index]! }];
    }),
    transfers: t.stationIds.flatMap((station, index) =>
      stationStarred(position, board, index) ? [{ station, points: t.transferValue[index]! }] : [],
    ),
    empty: emptyStations(t, position, board).map((station) => t.stationIds[station]!),
  };
}
