/** What has to hold at the end of every game, whatever happened on the way. */
import { judge } from '@/games/judge';
import type { DealVerdict } from '@/table/presence';
import { parseSave, saveKey } from '@/table/save';

import type { Lab } from './lab';

/** `verdicts`: what the proof of the shuffle may come to on each device. */
export async function expectAgreement(lab: Lab, ...verdicts: readonly DealVerdict[]): Promise<void> {
  const host = lab.room.host!;
  expect(host.due().kind).toBe('over');
  const numbers = new Map<string, number>();
  for (const event of host.events) {
    const key = `${host.events.slice(0, host.events.indexOf(event)).filter(({ type }) => type === 'flip').length} ${event.seat}`;
    if (event.seat !== undefined) numbers.set(key, (numbers.get(key) ?? 0) + 1);
  }
  // Bots take nothing back, so a second move of a seat in a turn would be a doubled one.
  expect([...numbers.values()].filter((count) => count > 1)).toEqual([]);
  expect(verdicts).toContain(lab.room.verdict());
  for (const { guest, storage } of lab.people) {
    await guest.idle();
    expect(guest.link()).toEqual({ kind: 'live' });
    for (const viewer of [...guest.seats(), 'table'] as const) {
      const progress = guest.chair(viewer)!.progress();
      expect(progress.events).toEqual(host.events);
      expect(progress.scores).toEqual(host.scores());
      expect(progress.due).toEqual(host.due());
    }
    expect(verdicts).toContain(guest.verdict());
    const kept = parseSave((await storage.read(saveKey(host.header.id)))!);
    if (!kept.ok) throw new Error(kept.fault.refusal.code);
    expect(kept.save.record.events).toEqual(host.events);
    expect(kept.save.progress.over).toBe(true);
    expect(judge(kept.save.record)).toMatchObject({ ok: true, over: true });
  }
}
