import { Hosting } from '@/store/hosting';
import type { Announcement, Announcer, Server } from '@/table/net-ports';
import type { RoomView } from '@/table/room/room-view';

const ROOM = { id: '00112233aabbccdd', name: 'Kitchen', epoch: 0, phase: 'lobby', seats: [] };
const ANNOUNCEMENT: Announcement = { update: () => undefined, stop: () => Promise.resolve() };

it('shows the new address when the network changed, and none of the old ones', async () => {
  let move: (addresses: readonly string[]) => void = () => undefined;
  const unwatch = jest.fn();
  const listening = {
    addresses: () => Promise.resolve(['10.0.0.5']),
    close: () => Promise.resolve(),
    watch: (listener: typeof move) => {
      move = listener;
      return unwatch;
    },
  };
  const changed = jest.fn();
  const hosting = new Hosting({
    net: { server: { listen: (port) => Promise.resolve({ port, ...listening }) }, announcer: null },
    port: null,
    room: () => null,
    onConnection: () => undefined,
    changed,
  });
  await hosting.open();
  changed.mockClear();
  move(['192.168.1.7']);
  expect(hosting.addresses).toEqual(['192.168.1.7:4600']);
  expect(changed).toHaveBeenCalledTimes(1);
  await hosting.close();
  expect(unwatch).toHaveBeenCalledTimes(1);
});

function hostingOn(addresses: () => Promise<readonly string[]>, announce: Announcer['announce']) {
  const server: Server = {
    listen: (port) => Promise.resolve({ port, addresses, close: () => Promise.resolve() }),
  };
  return new Hosting({
    net: { server, announcer: { announce } },
    port: null,
    room: () => ROOM as unknown as RoomView,
    onConnection: () => undefined,
    changed: () => undefined,
  });
}

it('shows the address of a phone that learns it from its own announcement', async () => {
  let learned: (addresses: readonly string[]) => void = () => undefined;
  const known = new Promise<readonly string[]>((resolve) => (learned = resolve));
  const hosting = hostingOn(
    () => known,
    () => {
      learned(['10.0.0.5']);
      return Promise.resolve(ANNOUNCEMENT);
    },
  );
  await hosting.open();
  expect(hosting.addresses).toEqual(['10.0.0.5:4600']);
});

it('asks again when nothing was known before the announcement was out', async () => {
  let isOut = false;
  const hosting = hostingOn(
    () => Promise.resolve(isOut ? ['10.0.0.5'] : []),
    async () => {
      await Promise.resolve().then(() => undefined);
      isOut = true;
      return ANNOUNCEMENT;
    },
  );
  await hosting.open();
  expect(hosting.addresses).toEqual(['10.0.0.5:4600']);
});

it('announces a table when the app is back in front that could not be announced before', async () => {
  const announce = jest.fn<Promise<Announcement>, []>();
  announce.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(ANNOUNCEMENT);
  const hosting = hostingOn(() => Promise.resolve(['10.0.0.5']), announce);
  await hosting.open();
  await hosting.refresh();
  await hosting.refresh();
  expect(announce).toHaveBeenCalledTimes(2);
});

it('announces a table at its new port when the old one was lost, and not at the old one any more', async () => {
  let move: (addresses: readonly string[]) => void = () => undefined;
  const listening = {
    port: 4600,
    addresses: () => Promise.resolve(['10.0.0.5']),
    close: () => Promise.resolve(),
    watch: (listener: typeof move) => {
      move = listener;
      return () => undefined;
    },
  };
  const stop = jest.fn(() => Promise.resolve());
  const announce = jest.fn((_advert: unknown, _port: number) => Promise.resolve({ ...ANNOUNCEMENT, stop }));
  const hosting = new Hosting({
    net: { server: { listen: () => Promise.resolve(listening) }, announcer: { announce } },
    port: null,
    room: () => ROOM as unknown as RoomView,
    onConnection: () => undefined,
    changed: () => undefined,
  });
  await hosting.open();
  listening.port = 50_000;
  move(['10.0.0.5']);
  await hosting.refresh();
  expect([hosting.port, hosting.addresses]).toEqual([50_000, ['10.0.0.5:50000']]);
  expect(announce.mock.calls.map(([, port]) => port)).toEqual([4600, 50_000]);
  expect(stop).toHaveBeenCalledTimes(1);
});
