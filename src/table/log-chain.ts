/** The chain of hashes over a known log: docs/protocol.md, LG-4. */
import type { GameEvent } from '@/engine/game';

import { digest } from './digest';
import { asciiBytes, asciiJson } from './wire/ascii';

/** Every viewer is told of the same events: each is spelled out once. */
const SPELLED = new WeakMap<GameEvent, string>();

/** An event as it stands under a hash. */
export function spelled(event: GameEvent): string {
  const kept = SPELLED.get(event);
  if (kept !== undefined) return kept;
  const text = asciiJson(event);
  // A save that was tampered with may hold anything in an event's place.
  if (typeof event === 'object' && (event as GameEvent | null) !== null) SPELLED.set(event, text);
  return text;
}

/**
 * A log's hash after one of its events. Links remember what followed them: thirty viewers who know the same log
 * share one chain, and only what differs between them is hashed again.
 */
export class ChainLink {
  #next: Map<GameEvent, ChainLink> | null = null;

  private constructor(readonly bytes: Uint8Array) {}

  static first(match: string): ChainLink {
    return new ChainLink(digest(asciiBytes(`interchange/1 ${match}`)));
  }

  then(event: GameEvent): ChainLink {
    this.#next ??= new Map();
    const kept = this.#next.get(event);
    if (kept !== undefined) return kept;
    const link = new ChainLink(digest(this.bytes, asciiBytes(spelled(event))));
    this.#next.set(event, link);
    return link;
  }
}
