import { PairNet } from '@/net/pair/pair-net';
import { connectionContract } from './contract';
import { hear } from './heard';
import { ManualTimers } from './manual-timers';

let net: PairNet;

connectionContract('the network inside the process', () => {
  const timers = new ManualTimers();
  net = new PairNet(timers, { seed: 'contract', delay: [0, 3] });
  const { server } = net.device('host');
  return { timers, server, transport: net.device('guest').transport, host: 'host', pump: () => net.flush() };
});

/** Two guests at one host, and in which order their messages came. */
async function story(seed: string, loss = 0): Promise<string[]> {
  const made = new PairNet(new ManualTimers(), { seed, loss, delay: [0, 4] });
  const told: string[] = [];
  const listening = await made.device('host').server.listen(0, 100, (connection) => {
    connection.listen({
      message: ([nth]) => told.push(`${connection.remote}${nth}`),
      breached: () => undefined,
      closed: () => told.push(`${connection.remote} closed`),
    });
  });
  const address = { host: 'host', port: listening.port };
  const attempts = ['a', 'b'].map((name) => made.device(name).transport.connect(address, 100));
  made.settle();
  for (const guest of await Promise.all(attempts))
    for (let nth = 0; nth < 10; nth += 1) guest.send(Uint8Array.of(nth));
  made.settle();
  return told;
}

describe('the network inside the process', () => {
  it('tells the same story for the same seed, and another for another', async () => {
    expect(await story('1')).toEqual(await story('1'));
    expect(await story('1')).not.toEqual(await story('2'));
  });

  it('mixes the order of different connections and keeps the order within each', async () => {
    const told = await story('3');
    const of = (name: string): string[] => told.filter((line) => line.startsWith(name));
    expect(of('a')).toEqual(Array.from({ length: 10 }, (_, nth) => `a${nth}`));
    expect(of('b')).toEqual(Array.from({ length: 10 }, (_, nth) => `b${nth}`));
    expect(told).not.toEqual([...of('a'), ...of('b')]);
    expect(told).not.toEqual([...of('b'), ...of('a')]);
  });

  it('loses no single message: a connection that lost one delivers what was before it and closes', async () => {
    const told = await story('4', 0.5);
    for (const name of ['a', 'b']) {
      const messages = told.filter((line) => line.startsWith(name) && !line.endsWith('closed'));
      expect(messages).toEqual(messages.map((_, nth) => `${name}${nth}`));
    }
    expect(told.filter((line) => line.endsWith('closed')).sort()).toEqual(['a closed', 'b closed']);
  });

  it('keeps what is sent to a device that is cut off until it is back', async () => {
    const made = new PairNet(new ManualTimers());
    const accepted: ReturnType<typeof hear>[] = [];
    const { port } = await made.device('host').server.listen(0, 100, (connection) => {
      accepted.push(hear(connection));
    });
    const attempt = made.device('guest').transport.connect({ host: 'host', port }, 100);
    made.flush();
    const guest = await attempt;
    made.cut('guest');
    guest.send(Uint8Array.of(1));
    made.settle(20);
    expect(accepted[0]).toMatchObject({ messages: [], closed: 0 });
    made.heal('guest');
    made.settle();
    expect(accepted[0]!.messages).toHaveLength(1);
    made.kill('host');
    expect(accepted[0]!.closed).toBe(1);
  });
});
