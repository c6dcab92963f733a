import { makeMemoryStorage } from '@/table/memory-storage';
import { findRoom, type TableWish } from '../../../scripts/table/find-room';
import type * as NodeTestPorts from './node-test-ports';

// The real one finds the project by the address of its own module, which Jest's modules do not have.
jest.mock('../../../scripts/table/node-ports', () => ({
  NODE_PORTS: jest.requireActual<typeof NodeTestPorts>('./node-test-ports').nodeTestPorts(),
  appVersion: () => '1.0.0',
  PROJECT: '.',
}));

const WISH: TableWish = {
  ...{ name: 'Kitchen', code: 'ABCD', map: 'metro-city', edition: 'gamewright', seats: 2, bots: 0 },
  ...{ seed: null, data: null, fresh: false, stays: true },
};

it('goes on with the table of the last time', async () => {
  const storage = makeMemoryStorage();
  const first = await findRoom(storage, WISH);
  const second = await findRoom(storage, WISH);
  expect([first.resumed, second.resumed]).toEqual([false, true]);
  expect(second.room.id).toBe(first.room.id);
});

it.each(['', '{', 'null', '[]', '{"id":7}', '{"id":"x","wish":{},"at":"then"}'])(
  'opens a new table when what was kept of the last one is %j',
  async (text) => {
    const storage = makeMemoryStorage();
    await storage.write('server/last', text);
    const { resumed, room } = await findRoom(storage, WISH);
    expect(resumed).toBe(false);
    expect(room.room().name).toBe('Kitchen');
  },
);
