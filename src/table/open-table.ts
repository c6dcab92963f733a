/** The ways a table comes to life on this device. */
import type { Refusal } from '@/engine/game';
import { startMatch } from '@/engine/log';
import type { GameRecord } from '@/engine/record';
import { kernelRefusal } from '@/engine/refusals';

import type { GameChoice } from './choice';
import { makeDealer, SEED_BYTES } from './dealer';
import { Host, type HostParts, type Submitted } from './host';
import { findSave } from './find-save';
import { judge } from './judge';
import { Ledger } from './ledger';
import type { GameShelf } from './match';
import type { Clock, Entropy, Storage } from './ports';
import { type Save, type SaveFault, type SaveHeader, saveKey } from './save';
import type { SetAside } from './set-aside';

export interface TablePorts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: GameShelf;
}

export type Opened =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly reason: 'refused'; readonly refusal: Refusal }
  /** 'at-table': another device is the authority over it; it goes on by joining that table again. */
  | { readonly ok: false; readonly reason: 'missing' | 'elsewhere' | 'at-table' }
  | { readonly ok: false; readonly reason: 'not-saved'; readonly cause: unknown }
  /** It cannot be played and was moved away. */
  | { readonly ok: false; readonly reason: 'set-aside'; readonly entry: SetAside }
  /** It belongs to a later version of the app, or the storage does not hand it out. */
  | { readonly ok: false; readonly reason: 'left-alone'; readonly fault: SaveFault };

export type Adopted =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly reason: 'faulty'; readonly fault: SaveFault }
  | { readonly ok: false; readonly reason: 'not-saved' };

export async function startTable(
  ports: TablePorts,
  choice: GameChoice,
  names: readonly string[],
): Promise<Opened> {
  const game = ports.games(choice.game);
  if (game === null) {
    return { ok: false, reason: 'refused', refusal: kernelRefusal('unknown-game', { game: choice.game }) };
  }
  const started = startMatch(game, choice.options, names.length);
  if (!started.ok) return { ok: false, reason: 'refused', refusal: started.refusal };
  const header = await makeHeader(ports, names);
  const host = new Host(partsOf(ports, header, { game, match: started.value, saved: null }));
  return opened(host, await host.open());
}

export async function resumeTable(ports: TablePorts, id: string): Promise<Opened> {
  const found = await findSave(ports, id);
  if (!found.ok) return found;
  const { game, match, save, text } = found;
  // Played to its end it is everybody's.
  if (save.dealer.kind === 'elsewhere' && !save.progress.over) return { ok: false, reason: 'at-table' };
  const host = new Host(partsOf(ports, save, { game, match, saved: { text, at: save.updatedAt } }));
  return host.due().kind === 'chance' ? opened(host, await host.open()) : { ok: true, host };
}

/** A record from elsewhere becomes a game of this device, with a dealer of its own for what is to come. */
export async function adoptRecord(ports: TablePorts, record: GameRecord): Promise<Adopted> {
  const judged = judge(ports.games, record);
  if (!judged.ok) return { ok: false, reason: 'faulty', fault: judged.fault };
  const { game, match } = judged;
  const header = await makeHeader(
    ports,
    Array.from({ length: record.seats }, () => ''),
  );
  const host = new Host(partsOf(ports, header, { game, match, saved: null }));
  const answer = await host.keep();
  return answer.ok ? { ok: true, save: host.save() } : { ok: false, reason: 'not-saved' };
}

async function makeHeader(ports: TablePorts, names: readonly string[]): Promise<SaveHeader> {
  const [id, seed] = await Promise.all([ports.entropy.hex(8), ports.entropy.hex(SEED_BYTES)]);
  return { id, startedAt: ports.clock.now(), names, dealer: { kind: 'seeded', seed, commitment: null } };
}

interface Saved {
  readonly text: string;
  readonly at: number;
}

/** `header` may be a whole save: what changes with every move must not stay behind in it. */
export function partsOf(
  { storage, clock }: Pick<TablePorts, 'storage' | 'clock'>,
  { id, startedAt, names, dealer, room, own }: SaveHeader,
  { game, match, saved }: Pick<HostParts, 'game' | 'match'> & { readonly saved: Saved | null },
): HostParts {
  const ledger = new Ledger(storage, saveKey(id), saved?.text ?? null);
  const header = {
    id,
    startedAt,
    names,
    dealer,
    ...(room === undefined ? {} : { room }),
    ...(own && { own }),
  };
  const updatedAt = saved?.at ?? startedAt;
  return { game, header, match, updatedAt, dealer: makeDealer(dealer), ledger, clock };
}

function opened(host: Host, answer: Submitted): Opened {
  if (answer.ok) return { ok: true, host };
  if (answer.reason === 'stale') throw new Error('opening a table is no command of a seat');
  return answer;
}
