/**
 * The committed shuffle: docs/protocol.md, DL. The host binds itself to a secret, every other device to its part
 * by a pledge, and the host to the list of those pledges; only then are the parts opened. So a device whose own
 * part is in the mix knows that nobody chose the cards, not even the host together with all the other devices.
 * It does not keep the host from knowing them: whoever has the secret and the parts can look ahead.
 */
import type { AnyGame } from '@/engine/any-game';
import { dealAt } from '@/engine/deal';
import type { GameEvent } from '@/engine/game';

import { bytesToHex, digest, hexToBytes, shortHex } from './digest';
import type { DealerSecret } from './save';
import { asciiBytes, asciiJson } from './wire/ascii';
import type { Dealing } from './wire/to-guest';

/** Bytes of a dealer's secret and of a device's part. */
export const SECRET_BYTES = 16;

/** The parts of the guests' devices, in the order they were mixed. The host's own part is its secret. */
export type Mix = Extract<Dealing, { kind: 'seeded' }>['mix'];
/** What each device is bound to, in the order of the mix. */
export type Pledges = readonly { readonly device: string; readonly pledge: string }[];

/** What the host is bound to, told before anybody is bound to anything else. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(digest(asciiBytes('interchange/deck/1 '), hexToBytes(secret)));

/** What a device is bound to before it opens its part. */
export const pledgeOf = (nonce: string): string =>
  bytesToHex(digest(asciiBytes('interchange/part/1 '), hexToBytes(nonce)));

/** Of the whole list, so that a device need not keep it. */
export const hashOfPledges = (pledges: Pledges): string =>
  bytesToHex(
    digest(
      asciiBytes(`interchange/mix/1 ${asciiJson(pledges.map(({ device, pledge }) => [device, pledge]))}`),
    ),
  );

const pledgesOf = (mix: Mix): Pledges =>
  mix.map(({ device, nonce }) => ({ device, pledge: pledgeOf(nonce) }));

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
  /** This device opened its part when everything else was fixed, once, and every card follows from it. */
  | 'proven'
  /** Every card follows, but parts were opened more than once: the host may have chosen between the shuffles. */
  | 'redrawn'
  /** Every card follows, and the host alone decided them: the deck was fixed beforehand. */
  | 'fixed'
  /** Every card follows, but this device had no part in it: it came too late, was away, or was not asked. */
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
  /** The list of pledges that it opened its part for; null when it never did. */
  readonly list: string | null;
  /** How often it opened a part since the last game that it saw end. */
  readonly opened: number;
}

export interface DealtMatch {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly events: readonly GameEvent[];
}

/**
 * Checks the cards of a finished match. A device that had no part in the shuffle is told so, whoever else had
 * one: it cannot tell those others from the host's inventions. One that had a part need not: what they would be
 * was fixed before it opened its own.
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
  if (dealing.fixed === true) return 'fixed';
  const part = dealing.mix.find(({ device }) => device === own.device);
  if (part === undefined || own.nonce === null || own.list === null) return 'left-out';
  if (part.nonce !== own.nonce || hashOfPledges(pledgesOf(dealing.mix)) !== own.list) return 'broken';
  return own.opened > 1 ? 'redrawn' : 'proven';
}

/** The same for the device that dealt. Null where nobody else had a part: it has nothing to prove to itself. */
export function verifyOwnDealing(match: DealtMatch, dealer: DealerSecret): DealVerdict | null {
  if (dealer.kind !== 'committed') return dealer.kind === 'physical' ? 'real-deck' : null;
  const { secret, commitment, mix, fixed, redrawn } = dealer;
  if (commitmentOf(secret) !== commitment || !followsFrom(match, seedOf(secret, mix))) return 'broken';
  if (fixed === true) return 'fixed';
  if (mix.length === 0) return null;
  return redrawn === true ? 'redrawn' : 'proven';
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
