import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { mayLead } from '../../../scripts/table/may-lead';
import { wellKnownSchema } from '../../../src/net/door/well-known';
import { portOf, programs } from './programs';

jest.setTimeout(60_000);

const { folder, table } = programs();

/** Says itself what host it means, as a browser that was led astray would. */
async function ask(port: number, host: string): Promise<{ readonly head: string; readonly body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /.well-known/interchange HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body: JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as unknown };
}

describe('what a table tells a page it served', () => {
  it('who it is; and how to lead it only to a browser of this computer that meant it', async () => {
    const host = table(['--port', '0', '--name', 'Attic', '--data', path.join(folder, 'known')]);
    const port = await portOf(host);
    const own = await ask(port, `localhost:${port}`);
    expect(wellKnownSchema.parse(own.body)).toMatchObject({
      ...{ name: 'Attic', phase: 'lobby', seats: 2, taken: 0 },
      addresses: expect.any(Array),
      lead: { code: 'ABCD', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    // An address that means this computer is of no use to anybody else.
    for (const address of wellKnownSchema.parse(own.body).addresses ?? [])
      expect(address).toMatch(new RegExp(`^(?!127\\.)[\\d.]+:${port}$`));
    expect(own.head.toLowerCase()).not.toContain('access-control');
    const led = await ask(port, 'attic.example');
    expect(wellKnownSchema.parse(led.body).lead).toBeUndefined();
    expect(wellKnownSchema.parse(led.body).addresses).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', 'localhost:4600', true],
    ['::1', '[::1]:4600', true],
    ['::ffff:127.0.0.1', '127.0.0.1', true],
    ['192.168.1.7', 'localhost:4600', false],
    ['127.0.0.1', 'localhost.evil.example', false],
    ['127.0.0.1', undefined, false],
    [undefined, 'localhost', false],
  ])('from %s to the host %s: lead %s', (remote, host, expected) => {
    expect(mayLead({ headers: { host } }, remote)).toBe(expected);
  });
});
