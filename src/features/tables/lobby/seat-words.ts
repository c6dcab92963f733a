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

export const nameOfSeat = ({ tables: t }: Texts, seat: SeatView): string =>
  seat.kind === 'open' ? t.openSeat : seat.name;
