import { awaitMatch } from '@/store/seat-thunks';
import { Place } from '@/store/place';
import { quitPlace } from '@/store/place-thunks';
import { joinByAddress, joinByInvitation, leaveSeating, openTable } from '@/store/seating-thunks';
import { makeStore } from '@/store/store';
import { listSessions } from '@/table/guest/session-save';
import type { Presence } from '@/table/presence';

import {
  type Device,
  linkOf,
  makeDevice,
  openKitchen,
  roomOf,
  seatingOf,
  turnOffAll,
  until,
} from './table-stores';
import { TestLan } from './test-lan';
import { makeTestServices } from './test-store';

afterEach(turnOffAll);

const OVERTAKEN = { ok: false, trouble: { kind: 'overtaken' } };
const people = (host: Device) =>
  roomOf(host).seats.flatMap(({ kind, name }) => (kind === 'person' ? name : []));

async function twoTables() {
  const lan = new TestLan();
  const [kitchen, hall, guest] = [makeDevice(lan, 1), makeDevice(lan, 2), makeDevice(lan, 3)];
  await openKitchen(kitchen);
  await openKitchen(hall, 'Ben');
  return { lan, kitchen, hall, guest };
}

describe('a wish for a table', () => {
  it('that another one overtakes is undone, and each gets its own answer', async () => {
    const { kitchen, hall, guest } = await twoTables();
    const first = guest.store.dispatch(joinByInvitation(linkOf(kitchen), 'Mia'));
    const second = guest.store.dispatch(joinByInvitation(linkOf(hall), 'Mia'));
    expect(await first).toEqual(OVERTAKEN);
    expect(await second).toEqual({ ok: true });
    await until('it sits in the hall', () => people(hall).includes('Mia'));
    expect(seatingOf(guest).id).toBe(roomOf(hall).id);
    const kept = await listSessions(guest.services.storage);
    expect(kept.map(({ table }) => table)).toEqual([roomOf(hall).id]);
    await until('the kitchen has nobody', () => people(kitchen).length === 1);
  });

  it('that is left comes to nothing, wherever it was under way', async () => {
    const { kitchen, guest } = await twoTables();
    const joining = guest.store.dispatch(joinByInvitation(linkOf(kitchen), 'Mia'));
    // A line is being made: the table may seat the guest after this, and hears that it went.
    await until('it is under way', () => guest.store.getState().seating.status === 'opening');
    await guest.store.dispatch(leaveSeating());
    expect(await joining).toEqual(OVERTAKEN);
    expect(guest.store.getState().seating).toMatchObject({ status: 'none', seating: null, trouble: null });
    await openKitchen(guest, 'Mia');
    expect(people(kitchen)).toEqual(['Anna']);
  });

  it('that was seated at the last moment is not seated', async () => {
    const { kitchen, guest } = await twoTables();
    const [address = ''] = seatingOf(kitchen).addresses;
    const joining = guest.store.dispatch(joinByAddress(address, seatingOf(kitchen).secrets!.code, 'Mia'));
    await until('the table seated it', () => people(kitchen).includes('Mia'));
    await guest.store.dispatch(leaveSeating());
    await joining;
    await until('the seat is free', () => people(kitchen).length === 1);
    expect(guest.store.getState().seating.status).toBe('none');
    expect(await listSessions(guest.services.storage)).toEqual([]);
  });

  it('for a new table leaves nothing behind', async () => {
    const host = makeDevice(new TestLan(), 1);
    const opening = host.store.dispatch(openTable({ name: 'Kitchen', playerName: 'Anna' }));
    const twice = host.store.dispatch(openTable({ name: 'Kitchen', playerName: 'Anna' }));
    await host.store.dispatch(leaveSeating());
    expect([await opening, await twice]).toEqual([OVERTAKEN, OVERTAKEN]);
    expect([...host.services.storage.disk.keys()].filter((key) => key.startsWith('room'))).toEqual([]);
  });
});

it('whoever waits for a match is told when its table is quit, and listens no more', async () => {
  const listeners = new Set<() => void>();
  const presence = {
    id: 'T',
    device: '0',
    room: () => ({ id: 'T', name: 'Kitchen', match: 'm1', seats: [] }),
    link: () => ({ kind: 'here' }),
    secrets: () => null,
    seats: () => [0],
    chair: () => null,
    pause: () => undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Presence;
  const store = makeStore(makeTestServices());
  const wait = store.dispatch((dispatch, _getState, { place }) => {
    expect(place).toBeInstanceOf(Place);
    place.take({ presence, hosting: null, addresses: [], webAddress: null, leave: () => undefined });
    return dispatch(awaitMatch('m1'));
  });
  expect(listeners.size).toBe(1);
  store.dispatch(quitPlace());
  expect(await wait).toBe(false);
  expect(listeners.size).toBe(0);
});
