/**
 * The committed shuffle: docs/protocol.md, DL. The host binds itself to a secret before it hears any other
 * device's part, so neither it nor anybody else can choose the cards; afterwards everybody can check them.
 */
import type { AnyGame } from '@/engine/any-game';
import { dealAt } from '@/engine/deal';
import type { GameEvent } from '@/engine/game';

import { bytesToHex, digest, hexToBytes, shortHex } from './digest';
import { asciiBytes, asciiJson } from './wire/ascii';
import type { Dealing } from './wire/to-guest';

/** Bytes of a dealer's secret and of a device's part. */
export const SECRET_BYTES = 16;

/** Every device's part of the shuffle, in the order it was mixed. */
export type Mix = Extract<Dealing, { kind: 'seeded' }>['mix'];

/** What the host is bound to, told before it hears any nonce. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(digest(asciiBytes('interchange/deck/1 '), hexToBytes(secret)));

export const seedOf = (secret: string, mix: Mix): string =>
  shortHex(
    digest(
      asciiBytes('interchange/seed/1 '),
      hexToBytes(secret),
      ...mix.map(({ nonce }) => hexToBytes(nonce)),
    ),
  );

/** The secret of a deck that was fixed beforehand by a number or a word, and which game with it this is. */
export const fixedSecret = (seed: string, played: number): string =>
  shortHex(digest(asciiBytes(`interchange/fixed/1 ${asciiJson(seed)} ${played}`)));

/** What the proof of the last game's shuffle came to; null before its end. */
export type DealVerdict =
  /** The dealer was bound before the first card, this device's part was mixed in, and every card follows. */
  | 'proven'
  /** As above, but the deck was fixed beforehand. */
  | 'fixed'
  /** The cards follow from the shuffle, but this device had no part in it: it came too late, or was not asked. */
  | 'left-out'
  | 'real-deck'
  /** The cards are not what the dealer was bound to. */
  | 'broken';

/** What a device knew before the first card. */
export interface OwnPart {
  readonly device: string;
  /** Null: it came too late to be told or to answer. */
  readonly commitment: string | null;
  readonly nonce: string | null;
}

export interface DealtMatch {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly events: readonly GameEvent[];
}

/**
 * Checks the cards of a finished match. A device that had no part in the shuffle is told so, whoever else had
 * one: it cannot tell those others from the host's inventions.
 */
export function verifyDealing(
  match: DealtMatch,
  dealing: Dealing,
  secret: string | null,
  own: OwnPart,
): DealVerdict {
  if (dealing.kind === 'physical') return 'real-deck';
  if (secret === null || commitmentOf(secret) !== dealing.commitment) return 'broken';
  const part = partIn(dealing, own);
  return part !== 'broken' && followsFrom(match, seedOf(secret, dealing.mix)) ? part : 'broken';
}

function partIn(dealing: Extract<Dealing, { kind: 'seeded' }>, own: OwnPart): DealVerdict {
  if (own.commitment !== null && own.commitment !== dealing.commitment) return 'broken';
  if (dealing.mix.length === 0) return 'fixed';
  const part = dealing.mix.find(({ device }) => device === own.device);
  if (part === undefined || own.nonce === null) return 'left-out';
  return part.nonce === own.nonce ? 'proven' : 'broken';
}

function followsFrom({ game, options, seats, events }: DealtMatch, seed: string): boolean {
  let state = game.setup(options, seats);
  let draws = 0;
  for (const event of events) {
    if (game.chanceTypes.includes(event.type)) {
      const turn = game.turn(state);
      if (turn.kind !== 'chance') return false;
      if (JSON.stringify(dealAt(seed, draws, turn.outcomes)) !== JSON.stringify(event)) return false;
      draws += 1;
    }
    state = game.apply(state, event);
  }
  return true;
}
