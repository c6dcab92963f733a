/** The phone's adapters on the library's own JavaScript; only the native half is ours, with Android's defects. */
import { OwnAddresses } from '@/net/phone/own-addresses';
import { zeroconfAnnouncer } from '@/net/phone/zeroconf-announcer';
import { zeroconfFinder } from '@/net/phone/zeroconf-finder';
import { ZeroconfHub, type ZeroconfLike } from '@/net/phone/zeroconf-hub';
import { discoveryContract, found, KITCHEN } from './discovery-contract';
import { until } from './heard';
import { ManualTimers } from './manual-timers';
import { zeroconfNetwork } from './shim/native-zeroconf';
import type * as Shim from './shim/react-native';

jest.mock('react-native', () => jest.requireActual<typeof Shim>('./shim/react-native'));

const { zeroconf: native } = jest.requireMock<typeof Shim>('react-native');
const { default: Zeroconf } = jest.requireActual<{ default: new () => ZeroconfLike }>(
  'react-native-zeroconf',
);

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

function phone(timers = new ManualTimers()) {
  const hub = new ZeroconfHub(new Zeroconf(), 'android', timers);
  const own = new OwnAddresses();
  const announcer = zeroconfAnnouncer({ hub, timers, ask: yes, own, suffix: () => 'ab12' });
  const pass = (milliseconds: number): Promise<void> => {
    const end = timers.now + milliseconds;
    return until(
      () => timers.now >= end,
      () => timers.advance(50),
    );
  };
  return { timers, hub, own, announcer, finder: zeroconfFinder(hub, timers, yes), pass };
}

afterEach(() => {
  zeroconfNetwork.forget();
  native.mute.clear();
  native.calls.length = 0;
});

let other = 0;

discoveryContract('zeroconf of a phone', () => {
  const { timers, hub, finder } = phone();
  const suffix = (): string => `zz${10 + (other = (other + 1) % 80)}`;
  return {
    timers,
    announcer: zeroconfAnnouncer({ hub, timers, ask: yes, own: new OwnAddresses(), suffix }),
    finder,
    refused: zeroconfFinder(hub, timers, no),
    die: () => zeroconfNetwork.forget(),
  };
});

describe('zeroconf of a phone', () => {
  it('scans with both implementations while anybody looks or announces, which also keeps the multicast lock', async () => {
    const { announcer, finder, pass } = phone();
    const stop = finder.find(found());
    await pass(50);
    expect(native.scanning).toEqual(['DNSSD', 'NSD']);
    const announcement = await announcer.announce(KITCHEN, 4_600);
    stop();
    expect(native.holdsMulticastLock).toBe(true);
    await announcement.stop();
    expect(native.scanning).toEqual([]);
  });

  it('publishes with DNSSD, and with NSD when nothing was heard for three seconds', async () => {
    const { announcer, pass } = phone();
    native.mute.add('DNSSD');
    const attempt = announcer.announce(KITCHEN, 4_600);
    await pass(3_100);
    await (await attempt).stop();
    const tried = native.calls.filter((call) => call.includes('register'));
    expect(tried).toEqual(['register DNSSD', 'unregister DNSSD', 'register NSD', 'unregister NSD']);
  });

  it('says so when neither publishes, and lets the scan go', async () => {
    const { announcer, pass } = phone();
    native.mute.add('DNSSD').add('NSD');
    const attempt = announcer.announce(KITCHEN, 4_600);
    const refused = expect(attempt).rejects.toThrow();
    await pass(6_200);
    await refused;
    expect(native.scanning).toEqual([]);
  });

  it('never leaves the implementation to the library, and says good-bye to the one that published', async () => {
    const { announcer, finder, pass } = phone();
    const stop = finder.find(found());
    const announcement = await announcer.announce(KITCHEN, 4_600);
    await pass(20_000);
    await announcement.stop();
    stop();
    expect(native.calls.filter((call) => call.endsWith('undefined'))).toEqual([]);
    expect(native.calls).toContain('unregister DNSSD');
    expect(native.calls).not.toContain('unregister NSD');
  });

  it('scans again after a failed resolve, which ends the browse', async () => {
    const { finder, pass } = phone();
    const stop = finder.find(found());
    await pass(50);
    native.fail('Resolving service failed');
    native.fail('Resolving service failed');
    expect(native.scanning).toEqual(['NSD']);
    await pass(600);
    expect(native.scanning).toEqual(['DNSSD', 'NSD']);
    stop();
  });

  it('knows a table that DNSSD calls resolved, with nothing in it, for lost', async () => {
    const { announcer, finder, pass } = phone();
    const seen = found();
    const stop = finder.find(seen);
    const announcement = await announcer.announce(KITCHEN, 4_600);
    await pass(50);
    native.stop('NSD');
    await announcement.stop();
    await pass(1_100);
    expect(seen.lostIds).toEqual([KITCHEN.id]);
    stop();
  });

  it('tells one table once, with every address that leads there', async () => {
    const { announcer, finder, pass } = phone();
    const seen = found();
    const told = jest.spyOn(seen, 'sighted');
    const announcement = await announcer.announce(KITCHEN, 4_600);
    const stop = finder.find(seen);
    await pass(25_000);
    expect([...seen.sightings.values()].map(({ addresses }) => addresses.map(({ host }) => host))).toEqual([
      ['10.0.0.5', 'fd00::5'],
    ]);
    expect(told.mock.calls.length).toBeLessThanOrEqual(2);
    stop();
    await announcement.stop();
  });

  it('takes its announcement back in the background and makes it anew on return', async () => {
    const { announcer, hub, pass } = phone();
    const announcement = await announcer.announce(KITCHEN, 4_600);
    hub.show(false);
    announcer.show(false);
    await pass(100);
    expect(zeroconfNetwork.services.size).toBe(0);
    expect(native.scanning).toEqual([]);
    announcement.update({ ...KITCHEN, taken: 3 });
    await pass(100);
    expect(zeroconfNetwork.services.size).toBe(0);
    hub.show(true);
    announcer.show(true);
    await pass(100);
    expect([...zeroconfNetwork.services.values()].map(({ txt }) => txt['n'])).toEqual(['3/4']);
    await announcement.stop();
  });

  it('learns its own address from its own announcement', async () => {
    const { announcer, own, timers } = phone();
    const announcement = await announcer.announce(KITCHEN, 4_600);
    expect(await own.known(timers)).toEqual(['10.0.0.5']);
    await announcement.stop();
  });

  it('hears a refusal of the system in the error of a scan', async () => {
    const { finder, pass } = phone();
    const seen = found();
    const stop = finder.find(seen);
    await pass(50);
    native.fail('{ NSNetServicesErrorCode = "-65570"; }');
    stop();
    expect(seen.troubles).toEqual(['denied']);
  });
});
