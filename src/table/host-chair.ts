/** A seat right at the host: nothing lies between it and the log but what the seat may know. */
import type { Seat } from '@/engine/game';
import { kernelRefusal } from '@/engine/refusals';

import type { Chair, ChairProgress } from './chair';
import type { GameView } from './choice';
import type { Host } from './host';

const progressAt = (host: Host, seat: Seat | 'table'): ChairProgress => ({
  events: host.known(seat),
  view: host.view(seat) as GameView,
  due: host.due(),
  scores: host.scores(),
});

export function makeHostChair<Viewer extends Seat | 'table'>(
  host: Host,
  seat: Viewer,
): Chair & { readonly seat: Viewer } {
  const { options, seats } = host.record();
  const { id, names } = host.header;
  return {
    match: id,
    game: host.game,
    options,
    names,
    seats,
    seat,
    progress: () => progressAt(host, seat),
    submit: (move, nth) =>
      seat === 'table'
        ? Promise.resolve({ ok: false, reason: 'refused', refusal: kernelRefusal('unknown-seat', { seat }) })
        : host.submit(seat, move, nth),
    subscribe: (listener) => host.subscribe(() => listener()),
  };
}
