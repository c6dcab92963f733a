import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { precompress } from '../../../scripts/play/compress';
import { close, listen, makeServer } from '../../../scripts/play/http-server';
import { noTable } from '../../../scripts/play/no-table';
import { staticFiles } from '../../../scripts/play/static-files';
import { WELL_KNOWN_PATH } from '../../../src/net/door/well-known';
import { temporaryFolder } from './temporary-folder';

const SCRIPT = '/_expo/static/js/web/entry-0123456789abcdef0123456789abcdef.js';
const code = `const words = "${'tunnel '.repeat(400)}";`;
const site = temporaryFolder({
  'secret.txt': 'outside',
  'site/index.html': '<title>Interchange</title>',
  [`site${SCRIPT}`]: code,
  'site/sounds/flip.mp3': '0123456789',
  'site/.env': 'hidden',
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Server;
let port: number;

/** Plain http.request: fetch would tidy `..` away before sending. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  await precompress(`${site}/site`);
  server = makeServer([staticFiles(`${site}/site`)]);
  port = (await listen(server, 0, '127.0.0.1'))!;
});
afterAll(() => close(server));

describe('serving the web build', () => {
  it.each(['/', '/play/7', '/index.html', '/settings?theme=dark'])('%s is the app', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body.toString()).toContain('Interchange');
  });

  it('keeps a file with a hash in its name for ever', async () => {
    const { headers, body } = await get(SCRIPT);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body.toString()).toBe(code);
  });

  it('sends what the browser can unpack', async () => {
    const zipped = await get(SCRIPT, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(code);
    expect((await get(SCRIPT, { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe(
      'br',
    );
  });

  it('answers 304 when the browser has it', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('answers ranges, which Safari wants before it plays a sound', async () => {
    const { status, headers, body } = await get('/sounds/flip.mp3', { range: 'bytes=2-4' });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect((await get('/sounds/flip.mp3', { range: 'bytes=-3' })).body.toString()).toBe('789');
    expect((await get('/sounds/flip.mp3', { range: 'bytes=10-' })).status).toBe(416);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/%00',
    '/%zz',
  ])('lets nobody out with %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([400, 'Bad path.\n']);
  });

  it('says 404 for a file that is not there, rather than the app', async () => {
    expect((await get('/missing.js')).status).toBe(404);
  });

  it('takes GET and HEAD only', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
  });

  it('tells a page that asks that no table served it, without a red line in its console', async () => {
    const plain = makeServer([noTable, staticFiles(`${site}/site`)]);
    const port = await listen(plain, 0, '127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${port ?? 0}${WELL_KNOWN_PATH}`);
    expect([answer.status, await answer.json()]).toEqual([200, null]);
    await close(plain);
  });

  it('asks the handlers in order, so that a table can stand in front', async () => {
    const both = makeServer([
      (incoming, response) => {
        if (incoming.url === '/table') response.end('table');
        return Promise.resolve(incoming.url === '/table');
      },
      staticFiles(`${site}/site`),
    ]);
    const own = (await listen(both, 0, '127.0.0.1'))!;
    const [table, app] = await Promise.all(
      ['table', 'about'].map((at) => fetch(`http://127.0.0.1:${own}/${at}`).then((answer) => answer.text())),
    );
    await close(both);
    expect([table, app]).toEqual(['table', '<title>Interchange</title>']);
  });

  it('says so when a port is taken', async () => {
    expect(await listen(makeServer([]), port, '127.0.0.1')).toBeNull();
  });
});
