import { leaveTable } from '@/store/chair-thunks';
import { command, leaveSeating, sit } from '@/store/seating-thunks';
import { resumeGame } from '@/store/table-thunks';
import { goToPlay, join, makeDevice, openKitchen, playOut, roomOf, turnOffAll, until } from './table-stores';
import { TestLan } from './test-lan';
import { tableOf } from './test-store';

afterEach(turnOffAll);

it('shows a finished game from the shelf as the seat of this device saw it, though it led the table', async () => {
  const lan = new TestLan();
  const [host, guest] = [makeDevice(lan, 1), makeDevice(lan, 2)];
  await openKitchen(host, null);
  await join(guest, host, 'Mia');
  await host.store.dispatch(sit('Anna'));
  await until('both sit', () => roomOf(host).seats.filter(({ kind }) => kind === 'person').length === 2);
  await host.store.dispatch(command({ type: 'start' }));
  await Promise.all([host, guest].map(goToPlay));
  await playOut([host, guest]);
  const { id, seat } = tableOf(host.store);
  expect(seat).toBe(1);
  await host.store.dispatch(command({ type: 'close' }));
  await host.store.dispatch(leaveSeating());
  host.store.dispatch(leaveTable());
  expect(await host.store.dispatch(resumeGame(id))).toEqual({ ok: true, id });
  expect(tableOf(host.store).seat).toBe(1);
  expect(host.store.getState().history.games[id]?.seat).toBe(1);
});
