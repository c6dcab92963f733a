/** Who is still thinking, in one number: thirty seats take ten characters. */
import type { Seat } from '@/engine/game';

export const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

export function seatsOfMask(mask: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat > 0; seat += 1) if (((mask >> seat) & 1) === 1) seats.push(seat);
  return seats;
}
