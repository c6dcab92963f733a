/** Tells what changed at a table since it was last looked at. */
import type { GameEvent } from '../../src/engine/game';
import type { Chair } from '../../src/table/chair';
import type { RoomView, SeatView } from '../../src/table/room/room-view';
import type { Tell } from './tell';

const isTaken = ({ kind }: SeatView): boolean => kind !== 'open';

function tellSeat(tell: Tell, seat: number, before: SeatView | undefined, now: SeatView): void {
  const { name, kind } = now;
  const wasTaken = before !== undefined && isTaken(before);
  if (isTaken(now) && (!wasTaken || before.name !== name)) tell({ type: 'seated', seat, name, kind });
  if (!isTaken(now) && wasTaken) tell({ type: 'free', seat });
  const wasAway = wasTaken && before.away;
  if (isTaken(now) && now.away !== wasAway) tell({ type: now.away ? 'away' : 'back', seat, name });
}

export class Story {
  #room: RoomView | null = null;
  #match: string | null = null;
  #events: readonly GameEvent[] = [];

  constructor(readonly tell: Tell) {}

  /** `chair`: whose eyes the log is told through. */
  look(room: RoomView | null, chair: Chair | null): void {
    if (room !== null && room !== this.#room) this.#lookAround(room);
    if (chair !== null) this.#readLog(chair);
  }

  #lookAround(room: RoomView): void {
    const before = this.#room;
    this.#room = room;
    room.seats.forEach((now, seat) => tellSeat(this.tell, seat, before?.seats[seat], now));
    if (room.guarded && before?.guarded !== true) this.tell({ type: 'guarded' });
  }

  #readLog(chair: Chair): void {
    const { match, names } = chair;
    if (match !== this.#match) {
      this.#match = match;
      this.#events = [];
      this.tell({ type: 'started', match, names });
    }
    const { events } = chair.progress();
    if (events === this.#events) return;
    let at = 0;
    // A known log grows by insertion: what others did in a turn comes to light before one's own last move.
    for (const event of events) {
      if (at < this.#events.length && JSON.stringify(this.#events[at]) === JSON.stringify(event)) at += 1;
      else this.tell({ ...event });
    }
    this.#events = events;
  }
}
