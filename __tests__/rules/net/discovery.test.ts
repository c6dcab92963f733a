import { nodeAnnouncer } from '@/net/node/node-announcer';
import { nodeFinder } from '@/net/node/node-finder';
import { PairNet } from '@/net/pair/pair-net';
import { discoveryContract, found, KITCHEN } from './discovery-contract';
import { until } from './heard';
import { ManualTimers } from './manual-timers';
import { MdnsBus } from './shim/mdns-bus';

discoveryContract('the network inside the process', () => {
  const timers = new ManualTimers();
  const net = new PairNet(timers, { seed: 'find', loss: 0.3 });
  net.refuseToFind('c', 'denied');
  return {
    timers,
    announcer: net.device('a').announcer,
    finder: net.device('b').finder,
    refused: net.device('c').finder,
    pump: () => net.flush(),
    die: () => net.cut('a'),
  };
});

const at = (bus: MdnsBus, timers: ManualTimers, ...addresses: string[]) => ({
  timers,
  open: bus.open,
  interfaces: () => addresses.map((address) => [address]),
});

discoveryContract('multicast DNS', () => {
  const timers = new ManualTimers();
  const bus = new MdnsBus();
  const shut = new MdnsBus();
  shut.refuses = true;
  return {
    timers,
    announcer: nodeAnnouncer(at(bus, timers, '10.0.0.1')),
    finder: nodeFinder(at(bus, timers, '10.0.0.2')),
    refused: nodeFinder(at(shut, timers, '10.0.0.3')),
    die: () => bus.kill('10.0.0.1'),
  };
});

describe('multicast DNS', () => {
  const started = async (bus: MdnsBus, timers: ManualTimers) => {
    const seen = found();
    const stop = nodeFinder(at(bus, timers, '10.0.0.2')).find(seen);
    await until(() => bus.packets.length > 0);
    return { seen, stop };
  };

  it('asks at 0, 0.25, 0.75, 1.75 and 3.75 seconds and then every five', async () => {
    const bus = new MdnsBus();
    const timers = new ManualTimers();
    const { stop } = await started(bus, timers);
    const times: number[] = [];
    for (let passed = 0; passed <= 14_000; passed += 50) {
      const before = bus.packets.length;
      timers.advance(passed === 0 ? 0 : 50);
      if (bus.packets.length > before) times.push(passed);
    }
    stop();
    expect(times).toEqual([0, 250, 750, 1_750, 3_750, 8_750, 13_750]);
  });

  it('tells on each interface the address that is reached there', async () => {
    const bus = new MdnsBus();
    const timers = new ManualTimers();
    const { seen, stop } = await started(bus, timers);
    await nodeAnnouncer(at(bus, timers, '127.0.0.1', '10.0.0.1', '192.168.1.1')).announce(KITCHEN, 4_600);
    await until(() => seen.sightings.get(KITCHEN.id)?.addresses.length === 3);
    stop();
    // What only this computer reaches is tried last.
    expect(
      seen.sightings
        .get(KITCHEN.id)!
        .addresses.map(({ host }) => host)
        .at(-1),
    ).toBe('127.0.0.1');
  });

  it('puts a table together from records that come one by one, and asks for what is missing', async () => {
    const bus = new MdnsBus();
    const timers = new ManualTimers();
    const { seen, stop } = await started(bus, timers);
    const name = 'Garden ab12._interchange._tcp.local';
    bus.inject('response', {
      answers: [{ type: 'PTR', name: '_interchange._tcp.local', ttl: 120, data: name }],
    });
    expect(bus.packets.at(-1)).toEqual({ questions: [{ name, type: 'ANY' }] });
    const text = ['v=1', 'id=fedcba9876543210', 's=play', 'n=2/6', 'e=3'].map((line) => Buffer.from(line));
    bus.inject('response', { answers: [{ type: 'TXT', name, ttl: 120, data: text }] });
    bus.inject('response', {
      answers: [{ type: 'SRV', name, ttl: 120, data: { target: 'Phone.local', port: 7 } }],
    });
    expect(seen.sightings.get('fedcba9876543210')).toEqual({
      advert: {
        name: 'Garden',
        id: 'fedcba9876543210',
        protocol: 1,
        phase: 'play',
        taken: 2,
        seats: 6,
        epoch: 3,
      },
      addresses: [{ host: '10.9.9.9', port: 7 }],
    });
    bus.inject('response', { answers: [{ type: 'A', name: 'phone.local', ttl: 120, data: '10.0.0.7' }] });
    expect(seen.sightings.get('fedcba9876543210')!.addresses).toEqual([{ host: '10.0.0.7', port: 7 }]);
    stop();
  });

  it.each([['id=xyz'], ['s=elsewhere'], ['n=4'], ['v=']])(
    'takes no notice of a stranger with %s',
    async (line) => {
      const bus = new MdnsBus();
      const { seen, stop } = await started(bus, new ManualTimers());
      const name = 'Odd ab12._interchange._tcp.local';
      const text = ['v=1', 'id=fedcba9876543210', 's=play', 'n=2/6', 'e=3', line];
      bus.inject('response', {
        answers: [
          { type: 'SRV', name, ttl: 120, data: { target: 'odd.local', port: 7 } },
          { type: 'TXT', name, ttl: 120, data: text },
        ],
      });
      stop();
      expect(seen.sightings.size).toBe(0);
    },
  );

  it('answers many that ask at once with one packet', async () => {
    const bus = new MdnsBus();
    const timers = new ManualTimers();
    const announcement = await nodeAnnouncer(at(bus, timers, '10.0.0.1')).announce(KITCHEN, 4_600);
    const question = { questions: [{ name: '_INTERCHANGE._tcp.local', type: 'PTR' }] };
    const answers = (): number => bus.packets.filter((packet) => packet.additionals).length;
    for (let nth = 0; nth < 50; nth += 1) bus.inject('query', question);
    expect(answers()).toBe(1);
    timers.advance(200);
    expect(answers()).toBe(2);
    timers.advance(1_000);
    expect(answers()).toBe(2);
    await announcement.stop();
    expect(bus.packets.at(-1)!.answers!.every(({ ttl }) => ttl === 0)).toBe(true);
  });
});
