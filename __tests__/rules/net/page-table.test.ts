import { pageTable } from '@/net/browser/page-table';
import { socketUrl } from '@/net/browser/web-socket-transport';

const table = { id: '0123456789abcdef', name: 'Kitchen', phase: 'lobby', seats: 4, taken: 1, protocol: 1 };
const here = { protocol: 'http:', hostname: '192.168.1.5', port: '4600' };
const answers =
  (body: unknown, ok = true) =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) });

describe('the table that served a page', () => {
  it('is found where the page came from', async () => {
    const found = await pageTable(answers(table), here);
    expect(found).toMatchObject({ table, address: { host: '192.168.1.5', port: 4600 } });
    expect(found?.lead).toBeUndefined();
  });

  it('tells its own computer what makes it the leader', async () => {
    const lead = { code: 'ABCD', key: 'ff' };
    const found = await pageTable(answers({ ...table, lead, addresses: ['192.168.1.5:4600'] }), here);
    expect(found).toMatchObject({ table, lead, addresses: ['192.168.1.5:4600'] });
  });

  it.each([
    ['a page that is not served by a table', answers('<html>', true)],
    ['an answer of another kind', answers({ ...table, id: 'x' })],
    ['a refusal', answers(table, false)],
    ['a network that fails', () => Promise.reject(new Error('offline'))],
  ])('is null for %s', async (_what, fetch) => {
    expect(await pageTable(fetch, here)).toBeNull();
  });

  it('is null on a secure page, which could not speak to it', async () => {
    expect(await pageTable(answers(table), { ...here, protocol: 'https:' })).toBeNull();
  });

  it('has an address that a WebSocket understands, of either kind', async () => {
    const found = await pageTable(answers(table), { ...here, hostname: '[fd00::5]', port: '' });
    expect(found?.address).toEqual({ host: 'fd00::5', port: 80 });
    expect(socketUrl({ host: 'fd00::5', port: 80 })).toBe('ws://[fd00::5]:80/table');
  });
});
