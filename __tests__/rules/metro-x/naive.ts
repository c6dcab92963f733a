/**
 * Metro X a second time, written straight from docs/rules/metro-x.md with sets and arrays and without a look
 * at src/games: slow, plain, and only here to disagree with the real rules when one of the two is wrong.
 */
import { getMap, type MapId } from '@/maps/catalog';

interface NaiveLine {
  id: string;
  windows: number;
  first: number;
  later: number;
  stations: readonly string[];
}

interface NaiveBoard {
  crossed: Set<string>;
  transfers: Map<string, number>;
  written: Map<string, string[]>;
  bonuses: Map<string, number>;
}

export interface NaiveAction {
  line?: string;
  count?: number;
  station?: string | null;
}

// MX-3
const DECKS = {
  gamewright: [
    '3',
    '3',
    '3',
    '4',
    '4',
    '4',
    '5',
    '5',
    '6',
    'skip-2',
    'skip-2',
    'skip-3',
    'transfer',
    'transfer',
    'free',
  ],
  okazu: [
    ...['2', '2', '3', '3', '3', '3', '4', '4', '4', '4', '5', '5', '6'],
    ...['skip-2', 'skip-2', 'skip-3', 'transfer', 'transfer', 'transfer', 'free'],
  ],
};

export class NaiveMetroX {
  readonly lines: readonly NaiveLine[];
  readonly stations: readonly string[];
  readonly boards: NaiveBoard[];
  deck: string[];
  card: string | null = null;
  actions: (NaiveAction | null)[];
  readonly claimed = new Set<string>();

  constructor(
    map: MapId,
    readonly edition: 'gamewright' | 'okazu',
    readonly seats: number,
    readonly everyoneGold: boolean,
  ) {
    this.lines = getMap(map).lines;
    this.stations = [...new Set(this.lines.flatMap((line) => line.stations))];
    this.boards = Array.from({ length: seats }, () => ({
      crossed: new Set<string>(),
      transfers: new Map<string, number>(),
      written: new Map(this.lines.map((line) => [line.id, [] as string[]])),
      bonuses: new Map<string, number>(),
    }));
    this.deck = [...DECKS[edition]];
    this.actions = Array.from({ length: seats }, () => null);
  }

  filled(seat: number, station: string): boolean {
    const board = this.boards[seat]!;
    return board.crossed.has(station) || board.transfers.has(station);
  }

  empty(seat: number): string[] {
    return this.stations.filter((station) => !this.filled(seat, station));
  }

  /** MX-4 */
  flip(card: string): void {
    this.deck.splice(this.deck.indexOf(card), 1);
    this.card = card;
    this.actions = this.actions.map(() => null);
  }

  /** MX-5, MX-6, MX-7: the stations the open card would mark on a line, in order. */
  marks(seat: number, lineId: string): string[] {
    const { stations } = this.lines.find((line) => line.id === lineId)!;
    const card = this.card!;
    const start = stations.findIndex((station) => !this.filled(seat, station));
    if (start < 0) return []; // MX-9
    if (card === 'transfer') return [stations[start]!];
    const skip = card.startsWith('skip-');
    const wanted = Number(card.replace('skip-', ''));
    const marked: string[] = [];
    for (const station of stations.slice(start)) {
      if (marked.length === wanted) break;
      if (!this.filled(seat, station)) marked.push(station);
      else if (!skip) break;
    }
    return marked;
  }

  openLines(seat: number): NaiveLine[] {
    return this.lines.filter((line) => this.boards[seat]!.written.get(line.id)!.length < line.windows);
  }

  /** Every legal action, MX-5 to MX-10. */
  legal(seat: number): NaiveAction[] {
    if (this.card === 'free') {
      const empty = this.empty(seat);
      return empty.length === 0 ? [{ station: null }] : empty.map((station) => ({ station }));
    }
    return this.openLines(seat).flatMap(({ id }) => {
      const most = this.marks(seat, id).length;
      const fewest = this.edition === 'gamewright' ? 0 : most;
      const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
      return counts.map((count) => ({ line: id, count }));
    });
  }

  act(seat: number, action: NaiveAction | null): void {
    this.actions[seat] = action;
    if (this.actions.every((each) => each !== null)) this.close();
  }

  private close(): void {
    const marked = this.actions.map((action, seat) =>
      action!.line === undefined
        ? [action!.station].filter((id) => typeof id === 'string')
        : this.marks(seat, action!.line).slice(0, action!.count),
    );
    this.boards.forEach((board, seat) => {
      const { line } = this.actions[seat]!;
      if (line !== undefined) board.written.get(line)!.push(this.card!);
      for (const station of marked[seat]!) {
        const stops = this.lines.filter((each) => each.stations.includes(station)).length;
        if (this.card === 'transfer') board.transfers.set(station, 2 * stops);
        else board.crossed.add(station);
      }
    });
    this.complete();
    if (this.card === '6') this.deck = [...DECKS[this.edition]]; // MX-12
    this.card = null;
  }

  /** MX-11, MX-19 */
  private complete(): void {
    for (const line of this.lines) {
      const now = this.boards.filter(
        (board, seat) =>
          !board.bonuses.has(line.id) && line.stations.every((station) => this.filled(seat, station)),
      );
      const points = this.everyoneGold || !this.claimed.has(line.id) ? line.first : line.later;
      for (const board of now) board.bonuses.set(line.id, points);
      if (now.length > 0) this.claimed.add(line.id);
    }
  }

  /** MX-14 */
  over(): boolean {
    const windows = this.lines.reduce((sum, line) => sum + line.windows, 0);
    const written = this.boards.map((board) => [...board.written.values()].flat().length);
    return this.card === null && written.every((count) => count === windows);
  }

  /** MX-15, MX-16 */
  score(seat: number): Record<'completed' | 'transfers' | 'empty' | 'penalty' | 'total', number> {
    const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0);
    const completed = sum(this.boards[seat]!.bonuses.values());
    const transfers = sum(this.boards[seat]!.transfers.values());
    const empty = this.empty(seat).length;
    const penalty = this.penalty(empty);
    return { completed, transfers, empty, penalty, total: completed + transfers - penalty };
  }

  private penalty(empty: number): number {
    const moved = this.edition === 'okazu' ? empty : empty + 1;
    if (moved <= 5) return 0;
    if (moved <= 8) return moved - 5;
    if (moved >= 21) return 10;
    return 4 + Math.floor((moved - 9) / 2);
  }
}
