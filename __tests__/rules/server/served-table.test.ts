import { createServer } from 'node:http';
import path from 'node:path';
import { openServedTable } from '../../../scripts/play/served-table';
import * as findRoom from '../../../scripts/table/find-room';
import { temporaryFolder } from '../ground/temporary-folder';
import type * as NodeTestPorts from './node-test-ports';

// The real one finds the project by the address of its own module, which Jest's modules do not have.
jest.mock('../../../scripts/table/node-ports', () => ({
  NODE_PORTS: jest.requireActual<typeof NodeTestPorts>('./node-test-ports').nodeTestPorts(),
  appVersion: () => '1.0.0',
  PROJECT: '.',
}));

const folder = temporaryFolder();

async function served(data: string) {
  const find = jest.spyOn(findRoom, 'findRoom');
  const said: string[] = [];
  let heard: () => void = () => undefined;
  const table = await openServedTable({ name: 'Kitchen', data: path.join(folder, data) }, (line) => {
    said.push(line);
    heard();
  });
  const pages = createServer();
  await table.listen(pages, 0);
  const { room } = await (find.mock.results[0]!.value as ReturnType<typeof findRoom.findRoom>);
  const until = async (text: string) => {
    while (!said.some((line) => line.includes(text))) await new Promise<void>((resolve) => (heard = resolve));
  };
  return { table, pages, room, find, said, until };
}

afterEach(() => jest.restoreAllMocks());

it('tells the code of the new table when the one before was closed', async () => {
  const { table, room, find, said, until } = await served('renewed');
  await room.command({ type: 'close' });
  await until('code ');
  const next = await (find.mock.results[1]!.value as ReturnType<typeof findRoom.findRoom>);
  expect(next.room.id).not.toBe(room.id);
  expect(said).toContain(`Table Kitchen: code ${next.room.secrets().code}`);
  await table.stop();
});

it('says why there is no new table', async () => {
  const { table, room, find, said, until } = await served('failed');
  find.mockRejectedValueOnce(new Error('The disk is full.'));
  await room.command({ type: 'close' });
  await until('No new table');
  expect(said.at(-1)).toBe('No new table: The disk is full. Stop and start again.');
  await table.stop();
});
