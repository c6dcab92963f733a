/** A seat whose match is decided elsewhere. */
import type { Seat } from '@/engine/game';
import { kernelRefusal } from '@/engine/refusals';

import type { Chair } from '../chair';
import type { Submitted } from '../host';
import type { Viewer } from '../seat-log';
import type { GuestMatch } from './guest-match';

export interface ChairParts {
  readonly match: GuestMatch;
  readonly submit: (seat: Seat, move: unknown, nth: number) => Promise<Submitted>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeRemoteChair({ match, submit, subscribe }: ChairParts, viewer: Viewer): Chair {
  const { begin, game, seats } = match;
  return {
    match: begin.match,
    game,
    options: begin.options,
    names: begin.names,
    seats,
    seat: viewer,
    progress: () => {
      const progress = match.progress(viewer);
      if (progress === null) throw new Error('a chair is only made for a viewer of this device');
      return progress;
    },
    submit: (move, nth) =>
      viewer === 'table'
        ? Promise.resolve({ ok: false, reason: 'refused', refusal: kernelRefusal('unknown-seat') })
        : submit(viewer, move, nth),
    subscribe,
  };
}
