import { selectFinishedGames } from '@/store/history-selectors';
import { loadHistory } from '@/store/history-thunks';
import { selectRoom, selectSeating } from '@/store/seating-selectors';
import { command } from '@/store/seating-thunks';
import { selectIsSaving } from '@/store/table-selectors';
import { act, resumeGame } from '@/store/table-thunks';
import { parseSave, saveKey } from '@/table/save';

import {
  goToPlay,
  moveOf,
  playOut,
  playTurn,
  roomOf,
  seatingOf,
  stateText,
  turnOffAll,
  twoAtTable,
  twoPlay,
  until,
} from './table-stores';
import { tableOf } from './test-store';

afterEach(turnOffAll);

describe('a game of two devices', () => {
  it('opens on the play screen though its first news is still on the way', async () => {
    const { host, guest } = await twoAtTable();
    const { store } = guest;
    const isBegun = () => selectRoom(store.getState())?.match ?? null;
    const opened = new Promise<unknown>((resolve) => {
      const stop = store.subscribe(() => {
        const match = isBegun();
        if (match === null) return;
        stop();
        // The screen goes there at once; the game comes with messages of its own.
        expect(selectSeating(store.getState())?.stage).toBeNull();
        resolve(store.dispatch(resumeGame(match)));
      });
    });
    await host.store.dispatch(command({ type: 'start' }));
    expect(await opened).toEqual({ ok: true, id: isBegun() });
    expect(tableOf(store).seat).toBe(1);
    await until('the first card lies open', () => tableOf(store).view.turn === 1);
  });

  it('is played to its end with the same log, and lies on both shelves', async () => {
    const { host, guest } = await twoPlay();
    expect([tableOf(host.store).seat, tableOf(guest.store).seat]).toEqual([0, 1]);
    expect(tableOf(guest.store).names).toEqual(['Anna', 'Mia']);
    await playOut([host, guest]);
    const { id, events } = tableOf(host.store);
    expect(tableOf(guest.store).events).toEqual(events);
    expect(tableOf(guest.store).scores).toEqual(tableOf(host.store).scores);
    await until('both proved the shuffle', () =>
      [host, guest].every((device) => seatingOf(device).verdict === 'proven'),
    );
    for (const { store, services } of [host, guest]) {
      await until('it is on the shelf', () => selectFinishedGames(store.getState()).length === 1);
      await until('it is on the disk', () => services.storage.disk.has(saveKey(id)));
      const parsed = parseSave(services.storage.disk.get(saveKey(id))!);
      expect(parsed).toMatchObject({ ok: true, save: { record: { events } } });
      await store.dispatch(loadHistory());
      expect(store.getState().history).toMatchObject({ setAside: [], games: { [id]: { over: true } } });
    }
  });

  it('waits for the answer of its own move, whatever others do meanwhile', async () => {
    const { host, guest } = await twoPlay();
    const mine = guest.store.dispatch(act(moveOf(guest, 1)));
    expect(selectIsSaving(guest.store.getState())).toBe(true);
    await host.store.dispatch(act(moveOf(host, 2)));
    expect(await mine).toEqual({ ok: true, again: false });
    expect(selectIsSaving(guest.store.getState())).toBe(false);
    await until('the turn closed', () => tableOf(guest.store).view.turn === 2);
  });

  it('keeps a refusal in sight while others go on', async () => {
    const { host, guest } = await twoPlay();
    const bad = { type: 'mark', seat: 1, line: 'A', count: 31 } as const;
    expect(await guest.store.dispatch(act(bad))).toMatchObject({ ok: false, reason: 'refused' });
    await host.store.dispatch(act(moveOf(host, 0)));
    await until('the guest hears that the host acted', () => {
      const { due } = tableOf(guest.store);
      return due.kind === 'seats' && due.seats.join() === '1';
    });
    expect(guest.store.getState().table.refused).toMatchObject({ move: bad });
  });

  it('buzzes for one’s own moves alone', async () => {
    const { host, guest } = await twoPlay();
    guest.services.felt.length = 0;
    await host.store.dispatch(act(moveOf(host, 0)));
    await until('the guest hears of it', () => {
      const { due } = tableOf(guest.store);
      return due.kind === 'seats' && due.seats.length === 1;
    });
    expect(guest.services.felt).toEqual([]);
    await guest.store.dispatch(act(moveOf(guest, 0)));
    expect(guest.services.felt).toEqual(['mark']);
  });

  it('is followed by a rematch with the same seats', async () => {
    const { host, guest } = await twoPlay();
    const first = roomOf(host).match;
    await playOut([host, guest]);
    expect(await host.store.dispatch(command({ type: 'rematch' }))).toEqual({ ok: true });
    await until('the guest hears of it', () => roomOf(guest).match !== first && roomOf(guest).match !== null);
    await goToPlay(host);
    await goToPlay(guest);
    expect(tableOf(guest.store)).toMatchObject({ id: roomOf(host).match, seat: 1, names: ['Anna', 'Mia'] });
    await playTurn([host, guest], 4);
  });

  it('tells nobody what another seat does in the open turn', async () => {
    const told = async (pick: number) => {
      const { host, guest } = await twoPlay();
      await host.store.dispatch(act(moveOf(host, pick)));
      await until('the guest hears that the host acted', () => {
        const { due } = tableOf(guest.store);
        return due.kind === 'seats' && due.seats.join() === '1';
      });
      return { move: tableOf(host.store).events.at(-1), seen: stateText(guest) };
    };
    const [one, other] = [await told(0), await told(5)];
    expect(one.move).not.toEqual(other.move);
    // Not compared by Jest: a failure would print both stores.
    expect(one.seen === other.seen).toBe(true);
    expect(one.seen.includes(JSON.stringify(one.move))).toBe(false);
  });
});
