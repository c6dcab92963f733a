import path from 'node:path';
import { portOf, programs } from './programs';

jest.setTimeout(60_000);

const { folder, table, guest, program } = programs();

describe('the programs of a table', () => {
  it('send a guest with a wrong code away and say so', async () => {
    const port = await portOf(table(['--port', '0', '--data', path.join(folder, 'wrong')]));
    const stranger = guest('Nobody', port, ['--code', 'WXYZ']);
    expect(await stranger.said('ended')).toMatchObject({
      reason: 'wrong-code',
      sentence: 'The code is wrong.',
    });
    expect((await stranger.ended).code).toBe(1);
  });

  it.each([
    ['table.ts', ['--seats', '31'], '--seats takes a number from 1 to 30, not "31".'],
    ['table.ts', ['--map', 'paris'], /^--map takes one of metro-city, .*, not "paris"\.$/],
    ['table.ts', ['--code', 'O0'], '--code takes four letters or digits without 0, O, 1 and I, not "O0".'],
    ['table.ts', ['--seat', '3'], /^Unknown option '--seat'/],
    [
      'guest.ts',
      ['--name', 'Mia', '--code', 'ABCD'],
      'Say where the table is: --address, --find or --table.',
    ],
    ['guest.ts', ['--address', 'x y', '--name', 'Mia'], /^--address takes host:port/],
    ['guest.ts', ['--address', 'localhost', '--name', 'Mia'], '--code is missing.'],
  ])('answer bad arguments of %s with one line: %j', async (script, args, sentence) => {
    const teller = program(script, args);
    expect((await teller.ended).code).toBe(2);
    const lines = teller.complaints.trimEnd().split('\n');
    expect(lines).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
    expect(teller.lines).toEqual([]);
  });

  it('say that a port is taken', async () => {
    const port = await portOf(table(['--port', '0', '--data', path.join(folder, 'first')]));
    const second = table(['--port', String(port), '--data', path.join(folder, 'second')]);
    expect((await second.ended).code).toBe(1);
    expect(second.complaints).toBe(
      `Port ${port} is taken by another program. Choose another one with --port.\n`,
    );
  });

  it('do not let two hosts have one folder', async () => {
    const data = path.join(folder, 'shared');
    await portOf(table(['--port', '0', '--data', data]));
    const second = table(['--port', '0', '--data', data]);
    expect((await second.ended).code).toBe(1);
    expect(second.complaints).toMatch(/^Another table \(process \d+\) uses .*\.\n$/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stop cleanly on %s, and the table is there again',
    async (signal) => {
      const data = ['--port', '0', '--seats', '3', '--data', path.join(folder, signal)];
      const host = table(data);
      const mia = guest(`Mia ${signal}`, await portOf(host));
      await host.said('seated');
      expect((await mia.kill(signal)).code).toBe(0);
      expect((await host.kill(signal)).code).toBe(0);
      expect([host.lines.at(-1)!.type, host.complaints, mia.complaints]).toEqual(['stopped', '', '']);
      const again = table(data);
      const { id } = await host.said('listening');
      expect(await again.said('listening')).toMatchObject({ id, resumed: true });
      expect(await again.said('seated')).toMatchObject({ seat: 0, name: `Mia ${signal}` });
    },
  );

  it('tell people in words what they tell programs in lines', async () => {
    const data = ['--port', '0', '--seats', '2', '--bots', '2', '--data', path.join(folder, 'words')];
    const host = program('table.ts', ['--no-announce', '--name', 'Attic', '--code', 'ABCD', ...data]);
    expect((await host.ended).code).toBe(0);
    const words = host.lines.map(({ text }) => text);
    expect(words[0]).toBe('Attic is open: code ABCD');
    expect(words.at(-1)).toMatch(/^Over\. Seat 0: -?\d+, Seat 1: -?\d+\. Won by seat [01]/);
  });
});
