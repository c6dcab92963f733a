/** A seat of the device that is the host. */
import type { Seat } from '@/engine/game';

import type { Chair } from '../chair';
import type { GameView } from '../choice';
import type { Host } from '../host';

export function makeLocalChair(
  host: Host,
  seat: Seat | 'table',
  subscribe: (listener: () => void) => () => void,
): Chair {
  return {
    match: host.header.id,
    game: host.game,
    options: host.options,
    names: host.header.names,
    seats: host.seats,
    seat,
    // Not the host's own log: who holds this device may know no more than any other seat.
    progress: () => ({
      events: host.known(seat),
      view: host.view(seat) as GameView,
      due: host.due(),
      scores: host.scores(),
    }),
    submit: (move, nth) =>
      seat === 'table' ? Promise.resolve({ ok: false, reason: 'stale' }) : host.submit(seat, move, nth),
    subscribe,
  };
}
