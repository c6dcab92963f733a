/** What the score is made of, each part with the stations or the line behind it. */
import type { MetroXSheet, MetroXScore } from '@/games/metro-x';

export type Addend =
  | {
      readonly key: string;
      readonly kind: 'line';
      readonly line: string;
      readonly points: number;
      readonly bonus: 'first' | 'later';
    }
  | { readonly key: string; readonly kind: 'transfer'; readonly station: string; readonly points: number }
  | {
      readonly key: string;
      readonly kind: 'empty';
      readonly stations: readonly string[];
      readonly points: number;
    };

export interface Addends {
  readonly completed: readonly Addend[];
  readonly transfers: readonly Addend[];
  readonly empty: readonly Addend[];
}

export function addendsOf(sheet: MetroXSheet, score: MetroXScore): Addends {
  return {
    completed: sheet.completed.map((part) => ({ key: `line-${part.line}`, kind: 'line', ...part })),
    transfers: sheet.transfers.map((part) => ({ key: `station-${part.station}`, kind: 'transfer', ...part })),
    empty:
      sheet.empty.length === 0
        ? []
        : [{ key: 'empty', kind: 'empty', stations: sheet.empty, points: -score.penalty }],
  };
}

/** The stations to light up on the board. */
export function stationsBehind(addend: Addend | null): readonly string[] | null {
  if (addend === null || addend.kind === 'line') return null;
  return addend.kind === 'transfer' ? [addend.station] : addend.stations;
}
