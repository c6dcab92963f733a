/** How an earlier game of this table ended, for a device that was away then: docs/protocol.md, LG-9. */
import { findSave } from '../find-save';
import { Host } from '../host';
import { partsOf } from '../open-table';
import type { ToHost } from '../wire/to-host';
import type { RoomCore } from './core';
import type { Attached } from './devices';
import { Playing } from './playing';

/** Of a finished game nothing is hidden from anybody any more, whatever seats it has now. */
export async function tellFormer(
  core: RoomCore,
  attached: Attached,
  { match, seat, n, hash }: Extract<ToHost, { t: 'sync' }>,
): Promise<void> {
  const { ports, facts } = core;
  const found = await findSave(ports, match);
  if (!found.ok || found.save.room !== facts.id || !found.save.progress.over) return;
  const { game, save, text } = found;
  const saved = { text, at: save.updatedAt };
  const former = new Playing(new Host(partsOf(ports, save, { game, match: found.match, saved })));
  if (seat !== 'table' && seat >= former.host.seats) return;
  for (const message of former.answerSync(seat, n, hash)) attached.line.send(message);
  const over = former.over();
  if (over !== null) attached.line.send(over);
}
