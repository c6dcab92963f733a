/** The dealing of the game to come: the host is bound first, then everybody adds a part. */
import { commitmentOf, fixedSecret, type Mix, SECRET_BYTES } from '../dealing';
import type { Entropy } from '../ports';
import type { DealerSecret } from '../save';
import { OWN_DEVICE, type RoomFacts } from './room-save';

type Next = RoomFacts['next'];

/** `played`: how many games of a fixed deck came before. */
export async function nextGame(entropy: Entropy, seed: string | null, played: number): Promise<Next> {
  const [match, secret] = await Promise.all([entropy.hex(8), entropy.hex(SECRET_BYTES)]);
  return { match, secret: seed === null ? secret : fixedSecret(seed, played), nonces: [] };
}

/** Parts of devices that are known no longer go: people come and leave all evening, and a save is not endless. */
export function withNonce(facts: RoomFacts, device: string, nonce: string): RoomFacts {
  const known = new Set(facts.devices.map(({ id }) => id));
  const others = facts.next.nonces.filter((one) => one.device !== device && known.has(one.device));
  return { ...facts, next: { ...facts.next, nonces: [...others, { device, nonce }] } };
}

/** Every known device's part, by its number, the host's own first; nothing for a deck that was fixed. */
export function dealerOf(facts: RoomFacts, ownNonce: string): DealerSecret {
  if (facts.dealer === 'physical') return { kind: 'physical' };
  const { secret, nonces } = facts.next;
  const known = new Set(facts.devices.map(({ id }) => id));
  const others = nonces
    .filter(({ device }) => known.has(device))
    .sort((a, b) => Number(a.device) - Number(b.device));
  const mix: Mix = facts.seed === null ? [{ device: OWN_DEVICE, nonce: ownNonce }, ...others] : [];
  return { kind: 'committed', secret, commitment: commitmentOf(secret), mix };
}
