/** What the people at a device may do with their own seats. */
import type { Seat } from '@/engine/game';

import type { RoomCore } from './core';
import type { RoomAnswer, RoomRefusal } from './room-command';
import type { RoomFacts } from './room-save';
import { nameSchema } from './room-view';
import { OPEN_SEAT, seatsOf, sitDown, withDone, withoutDevice, withSeat } from './roster';

export const DONE: RoomAnswer = { ok: true };
export const refused = (reason: RoomRefusal): RoomAnswer => ({ ok: false, reason });

/** Whose wish it is. */
export interface Asker {
  readonly device: string;
  /** The guest's own number of this wish; there is none at the host's own screen. */
  readonly id?: string;
}

/** Writes what `edit` makes of the facts, and whose wish that was, then tells everybody. */
export function change(
  core: RoomCore,
  edit: (facts: RoomFacts) => RoomFacts | RoomRefusal,
  { device, id }: Partial<Asker> = {},
): Promise<RoomAnswer> {
  return core.book.inTurn(async () => {
    const next = edit(core.facts);
    if (typeof next === 'string') return refused(next);
    if (next === core.facts) return DONE;
    const marked = device === undefined || id === undefined ? next : withDone(next, device, id);
    if (!(await core.book.write(marked))) return refused('not-saved');
    core.changed();
    return DONE;
  });
}

export function tellSeats(core: RoomCore, device: string, answer: RoomAnswer): RoomAnswer {
  const attached = core.devices.get(device);
  if (answer.ok && attached !== undefined) core.news.seated(attached);
  return answer;
}

export async function sit(core: RoomCore, asker: Asker, raw: string): Promise<RoomAnswer> {
  const name = nameSchema.safeParse(raw);
  if (!name.success) return refused('bad-choice');
  const { device } = asker;
  const sitting = (facts: RoomFacts) =>
    core.isIdle ? (sitDown(facts, { device, name: name.data }) ?? 'seat-taken') : 'not-now';
  return tellSeats(core, device, await change(core, sitting, asker));
}

export async function stand(core: RoomCore, asker: Asker, seat: Seat): Promise<RoomAnswer> {
  const { device } = asker;
  const standing = (facts: RoomFacts) => {
    if (!core.isIdle) return 'not-now';
    return seatsOf(facts, device).includes(seat) ? withSeat(facts, seat, OPEN_SEAT) : 'not-yours';
  };
  return tellSeats(core, device, await change(core, standing, asker));
}

export async function rename(core: RoomCore, asker: Asker, seat: Seat, raw: string): Promise<RoomAnswer> {
  const name = nameSchema.safeParse(raw);
  if (!name.success) return refused('bad-choice');
  const renaming = (facts: RoomFacts) => {
    if (!core.isIdle) return 'not-now';
    const own = facts.seats[seat];
    if (own?.kind !== 'person' || own.device !== asker.device) return 'not-yours';
    return withSeat(facts, seat, { ...own, name: name.data });
  };
  return change(core, renaming, asker);
}

/** The device goes for good: its seats become free, or stay as away while a game is on. */
export async function dismiss(core: RoomCore, device: string): Promise<RoomAnswer> {
  const answer = await change(core, (facts) => withoutDevice(facts, device, !core.isIdle));
  if (answer.ok) sendAway(core, device);
  return answer;
}

/** Its seats are given up, and that is on the disk. */
export function sendAway(core: RoomCore, device: string): void {
  core.devices.forget(device)?.line.close('removed');
  core.changed();
}
