/** What comes again, to the same host or to a restarted one, and a table that fails over one newcomer. */
import { resumeRoom } from '@/table/room/open-room';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, Puppet, settle } from './table-top';

const kitchen = async (wish = {}) => {
  const ports = makeRoomPorts(makeFrailStorage());
  return { ports, room: await openKitchen(ports, wish) };
};

it('[RM-2] sends a newcomer away to try again when the table itself fails', async () => {
  const ports = makeRoomPorts(makeFrailStorage());
  const { entropy } = ports;
  let failing = false;
  const hex = (bytes: number) => (failing ? Promise.reject(new Error('no entropy')) : entropy.hex(bytes));
  const room = await openKitchen({ ...ports, entropy: { hex } });
  const [mia] = await guestsAt(room, ['Mia']);
  failing = true;
  const [ole] = await guestsAt(room, ['Ole']);
  expect(ole!.line.reason).toBe('busy');
  failing = false;
  expect((await new Puppet(room, 'Ole').join()).seats()).toEqual([1]);
  expect(mia!.line.reason).toBeUndefined();
});

it('[RM-13] stays a table that can be opened again, however many come, stand up and leave', async () => {
  const { room, ports } = await kitchen();
  for (let n = 0; n < 150; n += 1) {
    const [guest] = await guestsAt(room, [`G${n}`]);
    expect(guest!.line.reason).toBeUndefined();
    if (n % 10 === 0) guest!.line.say({ t: 'leave' });
    else expect(await guest!.ask({ t: 'stand', seat: guest!.seats()[0] })).toMatchObject({ ok: true });
    guest!.line.end();
    await settle();
  }
  const [last] = await guestsAt(room, ['Mia']);
  await ports.timers.pass(0);
  const again = await resumeRoom(makeRoomPorts(ports.storage, 1_000), room.id);
  expect(again).toMatchObject({ ok: true });
  expect((await last!.resume(again.ok ? again.room : undefined)).last('seated').seats).toEqual([0]);
});

it('[CM-2] seats nobody twice when the command comes again, even to a restarted host', async () => {
  const { room, ports } = await kitchen();
  const [mia] = await guestsAt(room, ['Mia']);
  expect(await mia!.ask({ t: 'sit', name: 'Ole' })).toMatchObject({ ok: true });
  const again = await resumeRoom(makeRoomPorts(ports.storage, 1_000), room.id);
  if (!again.ok) throw new Error(again.reason);
  const line = await mia!.resume(again.room);
  line.say({ t: 'sit', id: 'c1', name: 'Ole' });
  await settle();
  expect(line.last('answer')).toEqual({ t: 'answer', id: 'c1', ok: true });
  expect(again.room.room().seats.map(({ name }) => name)).toEqual(['Mia', 'Ole', '', '']);
  line.say({ t: 'sit', id: 'c2', name: 'Ida' });
  await settle();
  expect(line.last('seated').seats).toEqual([0, 1, 2]);
});

it('[CM-7] does not end the game that a rematch began when it comes again to a restarted host', async () => {
  const { room, ports } = await kitchen({ hostPlays: ['Anna'] });
  await room.command({ type: 'start' });
  const { match } = room.room();
  const rematch = { type: 'rematch', after: match! } as const;
  expect(await room.command(rematch)).toEqual({ ok: true });
  const begun = room.room().match;
  expect(begun).not.toBe(match);
  const again = await resumeRoom(makeRoomPorts(ports.storage, 1_000), room.id);
  if (!again.ok) throw new Error(again.reason);
  expect(await again.room.command(rematch)).toEqual({ ok: true });
  expect(again.room.room().match).toBe(begun);
});
