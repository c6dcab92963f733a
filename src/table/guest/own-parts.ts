/** This device's parts of the shuffles it was asked for: docs/protocol.md, DL. */
import * as z from 'zod/mini';

import { hashOfPledges, type OwnPart, pledgeOf, type Pledges } from '../dealing';
import { hex, matchField, nonceField } from '../wire/fields';

/** Matches whose shuffle is still to be checked: the present one and the next. */
const MOST_PARTS = 4;

const countSchema = z.int().check(z.minimum(0));

/** What the dealer was bound to, and what this device answered, before the first card. */
const partSchema = z.object({
  match: matchField,
  commitment: hex(32),
  nonce: nonceField,
  /** The list of everybody's pledges that it was opened for last, and for how many it was. */
  list: z.nullable(hex(32)),
  lists: countSchema,
  /** Null until the match began; then how many lists of matches without an end came before. */
  before: z.nullable(countSchema),
  ended: z.boolean(),
});
type Part = Readonly<z.infer<typeof partSchema>>;

export const partsSchema = z.object({
  shares: z.array(partSchema).check(z.maxLength(MOST_PARTS)),
  /** Lists that a part was opened for, of matches whose end this device has not seen. */
  loose: countSchema,
});
export interface KeptParts {
  readonly shares: readonly Part[];
  readonly loose: number;
}

export const NO_PARTS: KeptParts = { shares: [], loose: 0 };

export class OwnParts {
  #shares: readonly Part[];
  #loose: number;

  constructor({ shares, loose }: KeptParts) {
    this.#shares = shares;
    this.#loose = loose;
  }

  keep(): KeptParts {
    return { shares: this.#shares, loose: this.#loose };
  }

  /** Undefined: this device has not been asked yet. Null: a dealer is bound by its first commitment of a match. */
  pledge(match: string, commitment: string): string | null | undefined {
    const told = this.#of(match);
    if (told === undefined) return undefined;
    return told.commitment === commitment ? pledgeOf(told.nonce) : null;
  }

  add(match: string, commitment: string, nonce: string): void {
    const fresh = { match, commitment, nonce, list: null, lists: 0, before: null, ended: false };
    this.#shares = [...this.#shares, fresh].slice(-MOST_PARTS);
  }

  /**
   * The part itself, for a list that has it. Every other list is one more that the dealer can choose from; and
   * once the match has begun none can be put in the place of that which it began with.
   */
  open(match: string, device: string, pledges: Pledges): string | null {
    const part = this.#of(match);
    if (part?.before !== null) return null;
    const own = pledgeOf(part.nonce);
    if (!pledges.some((one) => one.device === device && one.pledge === own)) return null;
    const list = hashOfPledges(pledges);
    if (list !== part.list) {
      this.#loose += 1;
      this.#set({ ...part, list, lists: part.lists + 1 });
    }
    return part.nonce;
  }

  begun(match: string): void {
    const part = this.#of(match);
    if (part?.before === null) this.#set({ ...part, before: Math.max(0, this.#loose - part.lists) });
  }

  /** Whatever came before a game that was played to its end is no choice any more. */
  ended(match: string): void {
    const part = this.#of(match);
    if (part === undefined || part.ended) return;
    const settled = part.lists + (part.before ?? 0);
    this.#loose = Math.max(0, this.#loose - settled);
    // A match may have begun before this device heard how the one before it had ended.
    this.#shares = this.#shares.map((one) => ({
      ...one,
      before: one.before === null || one.match === match ? one.before : Math.max(0, one.before - settled),
    }));
    this.#set({ ...part, ended: true });
  }

  of(match: string, device: string): OwnPart {
    const { commitment = null, nonce = null, list = null, lists = 0, before = null } = this.#of(match) ?? {};
    return { device, commitment, nonce, list, opened: lists + (before ?? 0) };
  }

  #of(match: string): Part | undefined {
    return this.#shares.find((one) => one.match === match);
  }

  #set(part: Part): void {
    this.#shares = this.#shares.map((one) => (one.match === part.match ? part : one));
  }
}
