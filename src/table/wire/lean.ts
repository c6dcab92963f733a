/** Messages without what their reader fills in: docs/protocol.md, RM and DL. The schemas in `wire` undo it. */
import type { SeatView } from '../room/room-view';
import type { ToGuest } from './to-guest';

type Of<T extends ToGuest['t']> = Extract<ToGuest, { t: T }>;

/** Said of a seat only when it is otherwise. */
const PLAIN_SEAT = { kind: 'person', away: false, standIn: 'wait', stoodIn: 0 } as const;

const leanSeat = (seat: SeatView) =>
  Object.fromEntries(
    Object.entries(seat).filter(([name, value]) => value !== (PLAIN_SEAT as Record<string, unknown>)[name]),
  );

const leanDealing = (dealing: Of<'begin'>['dealing']) =>
  dealing.kind === 'physical'
    ? dealing
    : { ...dealing, mix: dealing.mix.map(({ device, nonce }) => [device, nonce]) };

/** What goes over the wire in a message's stead. */
export function lean(message: { readonly t: string }): unknown {
  const said = message as ToGuest;
  switch (said.t) {
    case 'room':
      return { ...said, room: { ...said.room, seats: said.room.seats.map(leanSeat) } };
    case 'begin':
      return { ...said, dealing: leanDealing(said.dealing) };
    case 'mix':
      return { ...said, pledges: said.pledges.map(({ device, pledge }) => [device, pledge]) };
    case 'answer':
      return said.again === false ? { ...said, again: undefined } : said;
    default:
      return message;
  }
}
