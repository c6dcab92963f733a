import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Handler } from '../../../scripts/play/static-files';
import { builtPages } from '../../../scripts/table/table-pages';

jest.mock('../../../scripts/table/node-ports', () => jest.requireActual<object>('./node-test-ports'));

it('says that it is not built until it is, and looks for that only now and then', async () => {
  let time = 0;
  let build: Handler | null = null;
  const find = jest.fn(() => build);
  const pages = builtPages(find, () => time);
  const get = async (): Promise<string> => {
    let body = '';
    const response = { writeHead: () => response, end: (text: string) => (body = text) };
    await pages({} as IncomingMessage, response as unknown as ServerResponse);
    return body;
  };
  expect(await get()).toContain('npm run play');
  build = (_request, response) => {
    response.end('the app');
    return Promise.resolve(true);
  };
  time = 4_999;
  expect(await get()).toContain('npm run play');
  expect(find).toHaveBeenCalledTimes(1);
  time = 5_000;
  expect(await get()).toBe('the app');
  time = 60_000;
  expect(await get()).toBe('the app');
  expect(find).toHaveBeenCalledTimes(2);
});
