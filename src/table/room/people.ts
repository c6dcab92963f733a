/** What the people at a device may do with their own seats. */
import type { Seat } from '@/engine/game';

import type { RoomCore } from './core';
import type { RoomAnswer, RoomRefusal } from './room-command';
import type { RoomFacts } from './room-save';
import { nameSchema } from './room-view';
import { OPEN_SEAT, seatsOf, sitDown, withoutDevice, withSeat } from './roster';

export const DONE: RoomAnswer = { ok: true };
export const refused = (reason: RoomRefusal): RoomAnswer => ({ ok: false, reason });

/** Writes what `edit` makes of the facts, then tells everybody. */
export function change(
  core: RoomCore,
  edit: (facts: RoomFacts) => RoomFacts | RoomRefusal,
): Promise<RoomAnswer> {
  return core.book.inTurn(async () => {
    const next = edit(core.facts);
    if (typeof next === 'string') return refused(next);
    if (!(await core.book.write(next))) return refused('not-saved');
    core.changed();
    return DONE;
  });
}

function tellSeats(core: RoomCore, device: string, answer: RoomAnswer): RoomAnswer {
  const attached = core.devices.get(device);
  if (answer.ok && attached !== undefined) core.news.seated(attached);
  return answer;
}

/** `asked`: the guest's own number of this wish. */
export async function sit(core: RoomCore, device: string, raw: string, asked?: string): Promise<RoomAnswer> {
  const name = nameSchema.safeParse(raw);
  if (!name.success) return refused('bad-choice');
  const answer = await change(core, (facts) => {
    if (asked !== undefined && hasSat(facts, device, asked)) return facts;
    if (!core.isIdle) return 'not-now';
    return (
      sitDown(facts, { device, name: name.data, ...(asked === undefined ? {} : { asked }) }) ?? 'seat-taken'
    );
  });
  return tellSeats(core, device, answer);
}

const hasSat = ({ seats }: RoomFacts, device: string, asked: string): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.device === device && seat.asked === asked);

export async function stand(core: RoomCore, device: string, seat: Seat): Promise<RoomAnswer> {
  const answer = await change(core, (facts) => {
    if (!core.isIdle) return 'not-now';
    return seatsOf(facts, device).includes(seat) ? withSeat(facts, seat, OPEN_SEAT) : 'not-yours';
  });
  return tellSeats(core, device, answer);
}

export async function rename(core: RoomCore, device: string, seat: Seat, raw: string): Promise<RoomAnswer> {
  const name = nameSchema.safeParse(raw);
  if (!name.success) return refused('bad-choice');
  return change(core, (facts) => {
    if (!core.isIdle) return 'not-now';
    const own = facts.seats[seat];
    if (own?.kind !== 'person' || own.device !== device) return 'not-yours';
    return withSeat(facts, seat, { ...own, name: name.data });
  });
}

/** The device goes for good: its seats become free, or stay as away while a game is on. */
export async function dismiss(core: RoomCore, device: string): Promise<RoomAnswer> {
  const answer = await change(core, (facts) => withoutDevice(facts, device, !core.isIdle));
  if (!answer.ok) return answer;
  core.devices.forget(device)?.line.close('removed');
  core.changed();
  return answer;
}
