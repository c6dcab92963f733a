/** What comes in while the disk is busy with something else. */
import { resumeRoom } from '@/table/room/open-room';
import { LIMITS } from '@/table/wire/limits';

import { makeFrailStorage, type Mishap } from '../frail-storage';
import { FakeLine, guestsAt, makeRoomPorts, openKitchen, settle } from './table-top';

const slowKitchen = async () => {
  const disk = { slow: 0, fate: 'none' as Mishap };
  const storage = makeFrailStorage({ delay: () => disk.slow, mishap: () => disk.fate });
  return { disk, storage, room: await openKitchen(makeRoomPorts(storage)) };
};

type Kitchen = Awaited<ReturnType<typeof slowKitchen>>['room'];

const knock = (room: Kitchen) => {
  for (let tries = 0; tries < LIMITS.wrongCodes; tries += 1) room.household.wrongCode('a');
};

describe('a write that is under way', () => {
  it('[RM-10] does not open the door that was guarded meanwhile', async () => {
    const { disk, storage, room } = await slowKitchen();
    disk.slow = 20;
    const renaming = room.command({ type: 'rename', name: 'Garden' });
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    knock(room);
    expect(await renaming).toEqual({ ok: true });
    expect(room.household.isGuarded()).toBe(true);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    const again = await resumeRoom(makeRoomPorts(storage, 500), room.id);
    expect(again.ok && again.room.room()).toMatchObject({ guarded: true, name: 'Garden' });
  });

  it('[RM-10] leaves the door open that was opened after it, also when the disk had failed', async () => {
    const { disk, room } = await slowKitchen();
    disk.fate = 'lost';
    knock(room);
    await settle();
    expect(room.household.isGuarded()).toBe(true);
    disk.fate = 'none';
    expect(await room.command({ type: 'admit' })).toEqual({ ok: true });
    expect(room.household.isGuarded()).toBe(false);
  });

  it('[DL-1] does not lose the part of the shuffle that came when somebody was back and the disk failed', async () => {
    const { disk, storage, room } = await slowKitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    ole!.line.end();
    await room.command({ type: 'stand-in', seat: 1, by: 'bot' });
    const saved = () => JSON.parse(storage.disk.get(`room/${room.id}`)!) as { next: { match: string } };
    disk.slow = 20;
    disk.fate = 'lost';
    room.household.resumed(new FakeLine(), ole!.device);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    mia!.line.say({ t: 'pledge', match: saved().next.match, pledge: 'b'.repeat(64) });
    await settle();
    disk.fate = 'none';
    // Ole is back, whether or not that reached the disk.
    expect(room.room().seats[1]).toMatchObject({ away: false, standIn: 'wait' });
    await room.command({ type: 'rename', name: 'Garden' });
    expect(saved()).toMatchObject({
      seats: [{}, { standIn: 'wait' }],
      next: { pledges: [{ device: mia!.device, pledge: 'b'.repeat(64) }] },
    });
  });
});
