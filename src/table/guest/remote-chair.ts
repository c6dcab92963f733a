/** A seat whose match is decided elsewhere. */
import type { Seat } from '@/engine/game';
import { kernelRefusal } from '@/engine/refusals';

import type { Chair } from '../chair';
import type { Submitted } from '../host';
import type { Viewer } from '../seat-log';
import { submittedOf } from './answers';
import type { GuestMatch } from './guest-match';
import type { Memory } from './memory';
import type { Outbox } from './outbox';

interface ChairParts {
  readonly match: GuestMatch;
  readonly submit: (seat: Seat, move: unknown, nth: number) => Promise<Submitted>;
  readonly subscribe: (listener: () => void) => () => void;
}

function makeRemoteChair({ match, submit, subscribe }: ChairParts, viewer: Viewer): Chair {
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

interface ChairsParts {
  readonly memory: Memory;
  readonly outbox: Outbox;
  readonly subscribe: ChairParts['subscribe'];
}

/** One chair a viewer for as long as the match goes on: who holds one sees what changes in it. */
export class RemoteChairs {
  readonly #parts: ChairsParts;
  readonly #chairs = new Map<string, Chair>();

  constructor(parts: ChairsParts) {
    this.#parts = parts;
  }

  of(viewer: Viewer): Chair | null {
    const { memory, outbox, subscribe } = this.#parts;
    const { match } = memory;
    if (match === null) return null;
    if (match.progress(viewer) === null) return null;
    const key = `${match.id} ${viewer}`;
    const kept = this.#chairs.get(key);
    if (kept !== undefined) return kept;
    const submit: ChairParts['submit'] = async (seat, move, nth) => {
      const said = move as Record<string, unknown>;
      return submittedOf(await outbox.ask({ t: 'move', match: match.id, seat, nth, move: said }));
    };
    const chair = makeRemoteChair({ match, submit, subscribe }, viewer);
    this.#chairs.set(key, chair);
    return chair;
  }

  clear(): void {
    this.#chairs.clear();
  }
}
