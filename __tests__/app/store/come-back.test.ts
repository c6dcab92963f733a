import { readKeptTables } from '@/store/nearby-thunks';
import { quitPlace } from '@/store/place-thunks';
import { selectNearby, selectOpenTables, selectSeating } from '@/store/seating-selectors';
import { backAtTable, comeBack, joinByAddress } from '@/store/seating-thunks';
import { resumeGame } from '@/store/table-thunks';
import { forgetSession } from '@/table/guest/session-save';

import {
  type Device,
  makeDevice,
  openKitchen,
  playTurn,
  restarted,
  roomOf,
  seatingOf,
  turnOffAll,
  twoAtTable,
  twoPlay,
  until,
} from './table-stores';
import { TestLan } from './test-lan';
import { tableOf } from './test-store';

afterEach(turnOffAll);

const taken = (host: Device) => roomOf(host).seats.filter(({ kind }) => kind === 'person').length;

/** A second window of the same browser: another store on the same disk. */
const anotherWindow = (lan: TestLan, { services }: Device) =>
  makeDevice(lan, 2, { disk: services.storage.disk });

describe('coming back', () => {
  it('is in the same seat, with the board at once, and plays on', async () => {
    const { host, guest } = await twoPlay();
    await playTurn([host, guest], 1);
    const { id, events } = tableOf(guest.store);
    guest.store.dispatch(quitPlace());
    await until('the host sees it go', () => roomOf(host).seats[1]!.away);
    expect(await guest.store.dispatch(comeBack(roomOf(host).id))).toEqual({ ok: true });
    expect(await guest.store.dispatch(resumeGame(id))).toEqual({ ok: true, id });
    expect(tableOf(guest.store)).toMatchObject({ id, seat: 1, events });
    await until('the host sees it again', () => !roomOf(host).seats[1]!.away);
    await playTurn([host, guest], 2);
    expect(taken(host)).toBe(2);
  });

  it('by the address of the page is at that table again, as the guest or the host that one was', async () => {
    const { lan, host, guest } = await twoAtTable();
    const { id } = roomOf(host);
    const reloaded = await restarted(lan, guest, 2);
    expect(await reloaded.store.dispatch(backAtTable(id))).toEqual({ ok: true });
    await until('the host sees it again', () => !roomOf(host).seats[1]!.away);
    expect(taken(host)).toBe(2);
    const opened = await restarted(lan, host, 1);
    expect(await opened.store.dispatch(backAtTable(id))).toEqual({ ok: true });
    expect(roomOf(opened)).toMatchObject({ id, phase: 'lobby' });
    expect(seatingOf(opened).link.kind).toBe('here');
  });

  it('by an address that names no table of this device says so, and opens none', async () => {
    const { guest } = await twoAtTable();
    guest.store.dispatch(quitPlace());
    const missing = { ok: false, trouble: { kind: 'missing' } };
    expect(await guest.store.dispatch(backAtTable('../../nowhere'))).toEqual(missing);
    expect(selectSeating(guest.store.getState())).toBeNull();
  });

  it('asked twice is once there', async () => {
    const { host, guest } = await twoAtTable();
    const { id } = roomOf(host);
    guest.store.dispatch(quitPlace());
    const both = [guest.store.dispatch(comeBack(id)), guest.store.dispatch(comeBack(id))];
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    await until('it is live', () => seatingOf(guest).link.kind === 'live');
    expect(await guest.store.dispatch(comeBack(id))).toEqual({ ok: true });
    expect(taken(host)).toBe(2);
  });

  it('to a table of which nothing is kept says so, and it is not offered again', async () => {
    const { host, guest } = await twoAtTable();
    const { id } = roomOf(host);
    guest.store.dispatch(quitPlace());
    await forgetSession(guest.services.storage, id);
    const answer = await guest.store.dispatch(comeBack(id));
    expect(answer).toEqual({ ok: false, trouble: { kind: 'missing' } });
    expect(selectOpenTables(guest.store.getState())).toEqual([]);
    expect(selectNearby(guest.store.getState()).last).toBeNull();
  });
});

describe('two windows of one browser', () => {
  it('by a typed address the second takes the seat over, and the first can take it back', async () => {
    const lan = new TestLan();
    const [host, first] = [makeDevice(lan, 1), makeDevice(lan, 2)];
    await openKitchen(host);
    const [address = ''] = seatingOf(host).addresses;
    const { code } = seatingOf(host).secrets!;
    expect(await first.store.dispatch(joinByAddress(address, code, 'Mia'))).toEqual({ ok: true });
    await until('it has a seat', () => seatingOf(first).seats.length === 1);
    const second = anotherWindow(lan, first);
    expect(await second.store.dispatch(joinByAddress(address, code, 'Mia'))).toEqual({ ok: true });
    const replaced = { kind: 'ended', reason: 'replaced' };
    await until('the first says so', () => seatingOf(first).link.kind === 'ended');
    expect(seatingOf(first).link).toEqual(replaced);
    expect(seatingOf(second).seats).toEqual([1]);
    expect(taken(host)).toBe(2);
    expect(await first.store.dispatch(comeBack(roomOf(host).id))).toEqual({ ok: true });
    await until('the second says so', () => selectSeating(second.store.getState())?.link.kind === 'ended');
    expect(seatingOf(second).link).toEqual(replaced);
    expect(seatingOf(first).seats).toEqual([1]);
  });

  it('a typed address where another table stands by now leads to that one', async () => {
    const lan = new TestLan();
    const [host, guest] = [makeDevice(lan, 1), makeDevice(lan, 2)];
    await openKitchen(host);
    const [address = ''] = seatingOf(host).addresses;
    const codeNow = () => seatingOf(host).secrets!.code;
    await guest.store.dispatch(joinByAddress(address, codeNow(), 'Mia'));
    await until('it has a seat', () => seatingOf(guest).seats.length === 1);
    const before = roomOf(host).id;
    guest.store.dispatch(quitPlace());
    host.store.dispatch(quitPlace());
    await until('nobody listens', () => lan.ports.length === 0);
    await openKitchen(host);
    expect(roomOf(host).id).not.toBe(before);
    expect(seatingOf(host).addresses).toEqual([address]);
    expect(await guest.store.dispatch(joinByAddress(address, codeNow(), 'Mia'))).toEqual({ ok: true });
    expect(seatingOf(guest).id).toBe(roomOf(host).id);
    await guest.store.dispatch(readKeptTables());
    expect(selectOpenTables(guest.store.getState()).map(({ id }) => id)).toEqual([before]);
  });
});
