/**
 * The same rules the way a Redux tutorial would write them: a slice of objects and arrays, one Immer draft
 * an event. It exists only to be measured against; the bench first checks that it scores like the rules.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Card, cardAmount, cardKind } from '../../src/games/metro-x/cards';
import { EDITIONS, type EditionId } from '../../src/games/metro-x/editions';
import { getMap, type MapId } from '../../src/maps/catalog';

interface TwinLine {
  id: string;
  stations: string[];
  windows: (Card | null)[];
  first: number;
  bonus: number | null;
}

export interface TwinState {
  edition: EditionId;
  deck: Record<Card, number>;
  card: Card | null;
  stations: Record<string, 'empty' | 'crossed' | number>;
  lines: TwinLine[];
}

export type TwinMove = { line: string; count: number } | { station: string | null };

export function twinSetup(map: MapId, edition: EditionId): TwinState {
  const { lines } = getMap(map);
  return {
    edition,
    deck: { ...EDITIONS[edition].deck },
    card: null,
    stations: Object.fromEntries(lines.flatMap(({ stations }) => stations.map((id) => [id, 'empty']))),
    lines: lines.map(({ id, stations, windows, first }) => ({
      ...{ id, first, stations: [...stations], bonus: null },
      windows: new Array<Card | null>(windows).fill(null),
    })),
  };
}

/** The stations that the open card would mark. */
export function twinMarks(state: TwinState, line: TwinLine): string[] {
  const card = state.card!;
  const marks: string[] = [];
  for (const station of line.stations) {
    if (marks.length === cardAmount(card)) break;
    if (state.stations[station] === 'empty') marks.push(station);
    else if (marks.length > 0 && cardKind(card) !== 'skip') break;
  }
  return marks;
}

function mark(state: TwinState, move: TwinMove): void {
  if ('station' in move) {
    if (move.station !== null) state.stations[move.station] = 'crossed';
    return;
  }
  const line = state.lines.find(({ id }) => id === move.line)!;
  for (const station of twinMarks(state, line).slice(0, move.count)) {
    const stops = state.lines.filter(({ stations }) => stations.includes(station)).length;
    state.stations[station] = state.card === 'transfer' ? 2 * stops : 'crossed';
  }
  line.windows[line.windows.indexOf(null)] = state.card;
}

export const twin = createSlice({
  name: 'twin',
  initialState: twinSetup('metro-city', 'gamewright'),
  reducers: {
    cardFlipped(state, { payload }: PayloadAction<Card>) {
      state.deck[payload] -= 1;
      state.card = payload;
    },
    seatActed(state, { payload }: PayloadAction<TwinMove>) {
      mark(state, payload);
      for (const line of state.lines) {
        if (line.bonus === null && line.stations.every((id) => state.stations[id] !== 'empty'))
          line.bonus = line.first;
      }
      if (state.card === '6') state.deck = { ...EDITIONS[state.edition].deck };
      state.card = null;
    },
  },
});

export function twinScore(state: TwinState): number {
  const marks = Object.values(state.stations);
  const transfers = marks.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
  const { penalty } = EDITIONS[state.edition];
  const empty = marks.filter((value) => value === 'empty').length;
  const bonuses = state.lines.reduce((sum, { bonus }) => sum + (bonus ?? 0), 0);
  return bonuses + transfers - penalty[Math.min(empty, penalty.length - 1)]!;
}
