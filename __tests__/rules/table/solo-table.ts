/** Tables of Metro X for tests: counted time, counted randomness, moves picked by a number. */
import type { Seat } from '@/engine/game';
import { metroX, type MetroXMove, type MetroXView } from '@/games/metro-x';
import { gameOf } from '@/games/registry';
import type { Host } from '@/table/host';
import { movesOf } from '@/table/match';
import { type Opened, startTable, type TablePorts } from '@/table/open-table';
import type { Entropy, Storage } from '@/table/ports';

export const METRO_CITY = {
  game: 'metro-x',
  options: { map: 'metro-city', edition: 'gamewright' },
} as const;

export function countedEntropy(start = 0): Entropy {
  let asked = start;
  return {
    hex: (bytes) => {
      asked += 1;
      return Promise.resolve(
        (asked * 0x9e3779b1)
          .toString(16)
          .padStart(2 * bytes, '0')
          .slice(-2 * bytes),
      );
    },
  };
}

export function makePorts(storage: Storage, start = 0): TablePorts {
  let now = 1_700_000_000_000;
  return { storage, games: gameOf, entropy: countedEntropy(start), clock: { now: () => (now += 1000) } };
}

export function hostOf(opened: Opened): Host {
  if (!opened.ok) throw new Error(`not opened: ${opened.reason}`);
  return opened.host;
}

export async function startSolo(ports: TablePorts, seats = 1): Promise<Host> {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  return hostOf(await startTable(ports, METRO_CITY, names));
}

export function legalMoves(host: Host, seat: Seat = 0): readonly MetroXMove[] {
  return metroX.moves((host.view(seat) as MetroXView).state, seat);
}

/** The `pick`-th legal move that is no take-back, counted round. */
export function pickMove(host: Host, pick: number, seat: Seat = 0): MetroXMove {
  const moves = legalMoves(host, seat).filter(({ type }) => type !== 'take-back');
  return moves[pick % moves.length]!;
}

export const nthOf = (host: Host, seat: Seat = 0): number => movesOf(host.game, host.events, seat).length;

/** Submits as an honest seat does: numbered by what it has seen. */
export const submit = (host: Host, move: unknown, seat: Seat = 0) =>
  host.submit(seat, move, nthOf(host, seat));

export async function playOut(host: Host, pick = 7): Promise<void> {
  for (let step = 0; host.due().kind === 'seats'; step += 1) {
    const due = host.due();
    if (due.kind !== 'seats') return;
    const answer = await submit(host, pickMove(host, pick + step, due.seats[0]), due.seats[0]);
    if (!answer.ok) throw new Error(answer.reason);
  }
}
