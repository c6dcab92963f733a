/** The dealing of the game to come: the host is bound first, then everybody else, and then the parts are opened. */
import { commitmentOf, fixedSecret, SECRET_BYTES } from '../dealing';
import type { Entropy } from '../ports';
import type { DealerSecret } from '../save';
import type { Drawn } from './draw-parts';
import type { RoomFacts } from './room-save';

type Next = RoomFacts['next'];

/** `played`: how many games of a fixed deck came before. */
export async function nextGame(entropy: Entropy, seed: string | null, played: number): Promise<Next> {
  const [match, secret] = await Promise.all([entropy.hex(8), entropy.hex(SECRET_BYTES)]);
  return { match, secret: seed === null ? secret : fixedSecret(seed, played), pledges: [] };
}

/** Those of devices that are known no longer go: people come and leave all evening, and a save is not endless. */
export function withPledge(facts: RoomFacts, device: string, pledge: string): RoomFacts {
  const known = new Set(facts.devices.map(({ id }) => id));
  const others = facts.next.pledges.filter((one) => one.device !== device && known.has(one.device));
  return { ...facts, next: { ...facts.next, pledges: [...others, { device, pledge }] } };
}

/** Nobody has a part in a deck that was fixed. */
export function dealerOf(
  { dealer, next, seed }: RoomFacts,
  { mix, isRedrawn }: Drawn,
  isInsteadOf: boolean,
): DealerSecret {
  if (dealer === 'physical') return { kind: 'physical' };
  const { secret } = next;
  return {
    kind: 'committed',
    secret,
    commitment: commitmentOf(secret),
    mix: [...mix],
    ...(seed === null ? {} : { fixed: true }),
    ...(isRedrawn || isInsteadOf ? { redrawn: true } : {}),
  };
}
