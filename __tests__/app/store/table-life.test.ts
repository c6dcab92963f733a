import { selectNearby, selectOpenTables, selectSeatingTrouble } from '@/store/seating-selectors';
import {
  command,
  continueTable,
  joinNearby,
  leaveSeating,
  lookAround,
  openTable,
  sit,
  showSeat,
  stopLooking,
} from '@/store/seating-thunks';
import { readKeptTables } from '@/store/nearby-thunks';
import { loadHistory, removeGame } from '@/store/history-thunks';
import { selectResumableGames } from '@/store/history-selectors';
import { act, resumeGame } from '@/store/table-thunks';

import {
  goToPlay,
  isDue,
  isOver,
  makeDevice,
  moveOf,
  openKitchen,
  playOut,
  playTurn,
  restarted,
  roomOf,
  seatingOf,
  stateText,
  turnOffAll,
  twoAtTable,
  twoPlay,
  until,
} from './table-stores';
import { TestLan } from './test-lan';
import { tableOf } from './test-store';

afterEach(turnOffAll);

describe('passing one device from hand to hand', () => {
  async function passAndPlay() {
    const device = makeDevice(new TestLan(), 1);
    await openKitchen(device);
    expect(await device.store.dispatch(sit('Ben'))).toEqual({ ok: true });
    expect(await device.store.dispatch(command({ type: 'start' }))).toEqual({ ok: true });
    await goToPlay(device);
    return device;
  }

  it('plays every seat of a game', async () => {
    const device = await passAndPlay();
    expect(seatingOf(device).seats).toEqual([0, 1]);
    for (let step = 0; !isOver(device); step += 1) {
      const seat = [0, 1].find((own) => isDue(device, own))!;
      expect(device.store.dispatch(showSeat(seat))).toBe(true);
      expect(tableOf(device.store).seat).toBe(seat);
      expect((await device.store.dispatch(act(moveOf(device, step * 5)))).ok).toBe(true);
    }
    expect(tableOf(device.store).scores).toHaveLength(2);
    expect(device.store.dispatch(showSeat(7))).toBe(false);
  });

  it('holds nothing of what the seat before did in the open turn', async () => {
    const seen = async (pick: number) => {
      const device = await passAndPlay();
      await device.store.dispatch(act(moveOf(device, pick)));
      const move = tableOf(device.store).events.at(-1);
      device.store.dispatch(showSeat(1));
      return { move, state: stateText(device) };
    };
    const [one, other] = [await seen(0), await seen(5)];
    expect(one.move).not.toEqual(other.move);
    expect(one.state === other.state).toBe(true);
    expect(one.state.includes(JSON.stringify(one.move))).toBe(false);
  });
});

describe('whatever happens to one device', () => {
  it('a broken line heals, and a move made meanwhile arrives once', async () => {
    const { lan, host, guest } = await twoPlay();
    await host.store.dispatch(act(moveOf(host, 1)));
    lan.breakAll();
    await until('the guest knows', () => seatingOf(guest).link.kind === 'reconnecting');
    const answer = guest.store.dispatch(act(moveOf(guest, 2)));
    expect(await answer).toEqual({ ok: true, again: false });
    await until('it is live again', () => seatingOf(guest).link.kind === 'live');
    await until('the turn closed', () => tableOf(guest.store).view.turn === 2);
    await playTurn([host, guest], 3);
    expect(tableOf(guest.store).events).toEqual(tableOf(host.store).events);
  });

  it('an app in the back is away, and back in its seat in front', async () => {
    const { host, guest } = await twoPlay();
    guest.services.turn('back');
    await until('the host sees it', () => roomOf(host).seats[1]!.away);
    guest.services.turn('front');
    await until('the host sees it again', () => !roomOf(host).seats[1]!.away);
    await playTurn([host, guest], 0);
  });

  it('a guest that was killed is back with the same board', async () => {
    const { lan, host, guest } = await twoPlay();
    await playTurn([host, guest], 2);
    const before = tableOf(guest.store);
    const again = await restarted(lan, guest, 2);
    expect(await again.store.dispatch(resumeGame(before.id))).toEqual({ ok: true, id: before.id });
    expect(tableOf(again.store)).toMatchObject({ seat: 1, events: before.events, names: before.names });
    await until('it is live', () => seatingOf(again).link.kind === 'live');
    await playOut([host, again]);
    expect(tableOf(again.store).events).toEqual(tableOf(host.store).events);
  });

  it('a host that was killed is the same table again, and its guest finds it', async () => {
    const { lan, host, guest } = await twoPlay();
    await playTurn([host, guest], 2);
    const { id } = tableOf(host.store);
    const again = await restarted(lan, host, 1);
    await again.store.dispatch(loadHistory());
    await again.store.dispatch(readKeptTables());
    const tables = selectOpenTables(again.store.getState());
    expect(tables).toMatchObject([{ name: 'Kitchen', role: 'host', match: id }]);
    expect(selectResumableGames(again.store.getState())).toMatchObject([{ id, room: tables[0]!.id }]);
    expect(await again.store.dispatch(resumeGame(id))).toEqual({ ok: true, id });
    await until('the guest is back', () => seatingOf(guest).link.kind === 'live');
    await playOut([again, guest]);
    expect(tableOf(guest.store).events).toEqual(tableOf(again.store).events);
  });

  it('a host that leaves a game can continue it', async () => {
    const { lan, host, guest } = await twoPlay();
    const { id } = seatingOf(host);
    await host.store.dispatch(leaveSeating());
    expect(host.store.getState()).toMatchObject({ seating: { status: 'none' }, table: { status: 'none' } });
    await until('nobody listens', () => lan.ports.length === 0 && lan.adverts.length === 0);
    expect(await host.store.dispatch(continueTable(id))).toEqual({ ok: true });
    await until('the guest is back', () => seatingOf(guest).link.kind === 'live');
  });

  it('a table whose game is of a later version is kept, and says so', async () => {
    const { host } = await twoPlay();
    const { id } = seatingOf(host);
    const { disk } = host.services.storage;
    const key = `game/${tableOf(host.store).id}`;
    const text = disk.get(key)!;
    await host.store.dispatch(leaveSeating());
    disk.set(key, text.replace('"interchange-save/1"', '"interchange-save/99"'));
    await host.store.dispatch(readKeptTables());
    const trouble = { kind: 'left-alone' };
    expect(await host.store.dispatch(continueTable(id))).toEqual({ ok: false, trouble });
    expect(selectSeatingTrouble(host.store.getState())).toEqual(trouble);
    expect(selectOpenTables(host.store.getState())).toMatchObject([{ id }]);
    disk.set(key, text);
    expect(await host.store.dispatch(continueTable(id))).toEqual({ ok: true });
    expect(roomOf(host).phase).toBe('play');
  });

  it('a host that goes and comes back at once listens where it did', async () => {
    const { lan, host, guest } = await twoPlay();
    const { id, addresses } = seatingOf(host);
    await host.store.dispatch(leaveSeating());
    expect(await host.store.dispatch(continueTable(id))).toEqual({ ok: true });
    await until('it is reachable', () => seatingOf(host).addresses.length > 0);
    expect(seatingOf(host).addresses).toEqual(addresses);
    expect(lan.ports).toEqual(addresses);
    await until('the guest is back', () => seatingOf(guest).link.kind === 'live');
  });

  it('a guest that leaves frees its seat and is not asked back', async () => {
    const { host, guest } = await twoAtTable();
    expect(selectNearby(guest.store.getState()).last).toMatchObject({ name: 'Kitchen' });
    await guest.store.dispatch(leaveSeating());
    await until('the seat is free', () => roomOf(host).seats[1]!.kind === 'open');
    expect(guest.store.getState().seating.status).toBe('none');
    expect(selectNearby(guest.store.getState()).last).toBeNull();
    await guest.store.dispatch(readKeptTables());
    expect(selectOpenTables(guest.store.getState())).toEqual([]);
  });

  it('a game that others play cannot be thrown away under them', async () => {
    const { host, guest } = await twoPlay();
    expect(await host.store.dispatch(removeGame(tableOf(host.store).id))).toBe('at-table');
    await playTurn([host, guest], 1);
  });

  it('a table that is closed before it began ends for everybody', async () => {
    const { host, guest } = await twoAtTable();
    await host.store.dispatch(leaveSeating());
    await until('the guest hears of it', () => seatingOf(guest).link.kind === 'ended');
    expect(seatingOf(guest).link).toEqual({ kind: 'ended', reason: 'closed' });
    expect(selectOpenTables(host.store.getState())).toEqual([]);
  });
});

describe('sitting down', () => {
  it('finds a table nearby once it answered, and takes only its code', async () => {
    const lan = new TestLan();
    const [host, guest] = [makeDevice(lan, 1), makeDevice(lan, 2)];
    await openKitchen(host);
    guest.store.dispatch(lookAround());
    await until('it is listed', () => selectNearby(guest.store.getState()).tables.length === 1);
    const [table] = selectNearby(guest.store.getState()).tables;
    expect(table).toMatchObject({ name: 'Kitchen', taken: 1, phase: 'lobby' });
    const { code } = seatingOf(host).secrets!;
    const wrong = code === 'ABCD' ? 'ABCE' : 'ABCD';
    const refused = { ok: false, trouble: { kind: 'refused', reason: 'wrong-code' } };
    expect(await guest.store.dispatch(joinNearby(table!, wrong, 'Mia'))).toMatchObject(refused);
    expect(await guest.store.dispatch(joinNearby(table!, code.toLowerCase(), 'Mia'))).toEqual({ ok: true });
    guest.store.dispatch(stopLooking());
    expect(selectNearby(guest.store.getState())).toMatchObject({ looking: false, tables: [] });
  });

  it('opens a table even when the network does not let anybody in', async () => {
    const lan = new TestLan();
    lan.isAllowed = false;
    const host = makeDevice(lan, 1);
    const answer = await host.store.dispatch(openTable({ name: 'Kitchen', playerName: 'Anna' }));
    expect(answer).toEqual({ ok: true });
    await until('it says so', () => selectSeatingTrouble(host.store.getState())?.kind === 'no-network');
    expect(host.store.getState().seating.status).toBe('open');
    lan.isAllowed = true;
    host.services.turn('front');
    await until('it is reachable', () => seatingOf(host).addresses.length > 0);
    expect(selectSeatingTrouble(host.store.getState())).toBeNull();
  });
});
