import { leaveSeating } from '@/store/seating-thunks';

import { makeDevice, openKitchen, turnOffAll } from './table-stores';
import { TestLan } from './test-lan';

afterEach(turnOffAll);

it('keeps the screen on from taking a place at a table to leaving it', async () => {
  const device = makeDevice(new TestLan(), 1);
  expect(device.services.kept).toEqual([]);
  await openKitchen(device);
  expect(device.services.kept).toEqual([true]);
  await device.store.dispatch(leaveSeating());
  expect(device.services.kept).toEqual([true, false]);
});
