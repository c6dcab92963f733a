import type { Texts } from '@/i18n';
import type { SeatView } from '@/table/room/room-view';

/** Who a seat belongs to and where they are. */
export function stateOfSeat({ tables: t }: Texts, seat: SeatView, device: string): string {
  if (seat.kind === 'open') return '';
  if (seat.kind === 'bot') return t.bot;
  if (seat.device === device) return t.here;
  if (seat.away) return t.away;
  return seat.device === '0' ? t.atHost : t.connected;
}

/** People's own names; bots are numbered in the order of their seats, open seats say so. */
export function namesOfSeats({ tables: t }: Texts, seats: readonly SeatView[]): readonly string[] {
  return seats.map((seat, place) => {
    if (seat.kind === 'open') return t.openSeat;
    if (seat.kind === 'person') return seat.name;
    return t.botName(seats.slice(0, place + 1).filter(({ kind }) => kind === 'bot').length);
  });
}
