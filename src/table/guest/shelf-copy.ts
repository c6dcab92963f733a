/** A finished game of another host's table, put on this device's shelf: history, replay and scores work there. */
import { makeRecord } from '@/engine/record';

import type { Proof } from '../dealer';
import type { AnyMatch } from '../match';
import type { Clock, Storage } from '../ports';
import { progressOf } from '../progress';
import { makeSaveText, type SaveHeader, saveKey } from '../save';
import type { GuestMatch } from './guest-match';

export interface Sitter {
  readonly table: string | null;
  readonly device: string;
  readonly seats: readonly number[];
}

/** A save that is there already is the host's own, or this one: it stays. */
export async function keepOnShelf(
  { storage, clock }: { readonly storage: Storage; readonly clock: Clock },
  match: GuestMatch,
  { table, device, seats }: Sitter,
): Promise<void> {
  const log = match.finished();
  if (log === null) return;
  const { begin, game } = match;
  const header: SaveHeader = {
    id: begin.match,
    startedAt: begin.startedAt,
    names: begin.names,
    dealer: { kind: 'elsewhere', device, seats: [...seats] },
    ...(table === null ? {} : { room: table }),
  };
  const proof: Proof = { dealing: begin.dealing, secret: match.secret };
  const record = makeRecord(game.meta.id, log.match as AnyMatch & { options: object });
  const save = {
    ...header,
    updatedAt: clock.now(),
    progress: progressOf(game, log.match),
    record: { ...record, proof },
  };
  await storage.replace(saveKey(begin.match), null, makeSaveText(save));
}
