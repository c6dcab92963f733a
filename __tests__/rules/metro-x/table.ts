/** A table for rule tests: plays events by name and says what happened. */
import {
  type Card,
  isLineDead,
  metroX,
  type MetroXEvent,
  type MetroXOptions,
  type MetroXState,
  type MetroXView,
} from '@/games/metro-x';
import type { MetroXRefusal } from '@/games/metro-x/refusals';

export class TestTable {
  state: MetroXState;

  constructor(options: Partial<MetroXOptions> = {}, seats = 1) {
    this.state = metroX.setup({ map: 'metro-city', edition: 'gamewright', ...options }, seats);
  }

  refuse(event: MetroXEvent): Pick<MetroXRefusal, 'code' | 'rule'> | null {
    const refusal = metroX.refuse(this.state, event);
    return refusal && { code: refusal.code as MetroXRefusal['code'], rule: refusal.rule };
  }

  do(...events: MetroXEvent[]): this {
    for (const event of events) {
      const refusal = metroX.refuse(this.state, event);
      if (refusal) throw new Error(JSON.stringify({ event, refusal }));
      this.state = metroX.apply(this.state, event);
    }
    return this;
  }

  flip(card: Card): this {
    return this.do({ type: 'flip', card });
  }

  /** As many as the card marks unless told otherwise. */
  mark(line: string, count?: number, seat = 0): this {
    const counts = metroX
      .moves(this.state, seat)
      .flatMap((move) => (move.type === 'mark' && move.line === line ? [move.count] : []));
    return this.do({ type: 'mark', seat, line, count: count ?? Math.max(...counts) });
  }

  free(station: string | null, seat = 0): this {
    return this.do({ type: 'free', seat, station });
  }

  /** One card for everybody, each on the line named. */
  turn(card: Card, ...lines: string[]): this {
    this.flip(card);
    lines.forEach((line, seat) => this.mark(line, undefined, seat));
    return this;
  }

  /** Brings the 6 so that every card is in the deck again; nothing is marked where fewer is allowed. */
  reshuffle(...lines: string[]): this {
    this.flip('6');
    lines.forEach((line, seat) => this.mark(line, 0, seat));
    return this;
  }

  view(seat: number | 'table' = 0): MetroXView {
    return metroX.view(this.state, seat);
  }

  /** The stations that are filled, in the order of the map. */
  filled(seat = 0): string[] {
    return Object.entries(this.view(seat).boards[seat]!.stations)
      .filter(([, mark]) => mark !== 'empty')
      .map(([id]) => id);
  }

  /** The lines that nothing can complete any more, as the seat itself may know. */
  dead(seat = 0): string[] {
    const { state, boards } = this.view(seat);
    return boards[seat]!.lines.map(({ id }) => id).filter((id) => isLineDead(state, seat, id));
  }

  line(id: string, seat = 0) {
    return this.view(seat).boards[seat]!.lines.find((line) => line.id === id)!;
  }

  markAt(station: string, seat = 0) {
    return this.view(seat).boards[seat]!.stations[station];
  }
}
