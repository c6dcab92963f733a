import { deriveKeys, Opener, Sealer } from '@/table/secure/box';
import { Heartbeat } from '@/table/secure/heartbeat';
import { Inbox } from '@/table/secure/inbox';
import { makeGuestLine, makeHostLine } from '@/table/secure/line';

import { makeManualTime, makeWirePair } from '../wire-pair';
import { follow } from './greeting-kit';

function makeHeartbeat() {
  const time = makeManualTime();
  const pings: number[] = [];
  let silences = 0;
  const heartbeat = new Heartbeat(time, {
    ping: (n) => void pings.push(n),
    silent: () => {
      silences += 1;
      heartbeat.stop();
    },
  });
  return { time, heartbeat, pings, silences: () => silences };
}

describe('the heartbeat', () => {
  it('[LV-1] pings every two seconds', () => {
    const { time, heartbeat, pings } = makeHeartbeat();
    for (let second = 1; second <= 6; second += 1) {
      time.advance(1_000);
      heartbeat.heard(null);
    }
    expect(pings).toEqual([1, 2, 3]);
  });

  it('[LV-2] is silent after five seconds without a word, not sooner', () => {
    const { time, silences } = makeHeartbeat();
    time.advance(4_999);
    expect(silences()).toBe(0);
    time.advance(1);
    expect(silences()).toBe(1);
    expect(time.waiting()).toBe(0);
  });

  it('[LV-2] counts from the last word, whatever it was', () => {
    const { time, heartbeat, silences } = makeHeartbeat();
    time.advance(4_500);
    heartbeat.heard(null);
    time.advance(4_999);
    expect(silences()).toBe(0);
    time.advance(1);
    expect(silences()).toBe(1);
  });

  it('[LV-3] asks at once after sleep, and has its answer within a second or is silent', () => {
    const { time, pings, silences } = makeHeartbeat();
    time.sleep(60_000);
    expect([pings, silences()]).toEqual([[1], 0]);
    time.advance(999);
    expect(silences()).toBe(0);
    time.advance(1);
    expect(silences()).toBe(1);
  });

  it('[LV-3] goes on as before when the answer came', () => {
    const { time, heartbeat, pings, silences } = makeHeartbeat();
    time.sleep(60_000);
    heartbeat.heard(1);
    time.advance(4_999);
    expect(silences()).toBe(0);
    expect(pings).toEqual([1, 2, 3]);
  });

  it('[LV-3] does not take what lay in a buffer for an answer', () => {
    const { time, heartbeat, silences } = makeHeartbeat();
    time.sleep(60_000);
    heartbeat.heard(null);
    heartbeat.heard(0);
    time.advance(1_000);
    expect(silences()).toBe(1);
  });

  it('[LV-5] asks when it is woken, once, and is not put off by being woken again', () => {
    const { time, heartbeat, pings, silences } = makeHeartbeat();
    time.advance(500);
    heartbeat.wake();
    time.advance(600);
    heartbeat.wake();
    expect(pings).toEqual([1]);
    time.advance(400);
    expect(silences()).toBe(1);
  });

  it('[LV-5] does nothing after its end', () => {
    const { time, heartbeat, pings } = makeHeartbeat();
    heartbeat.stop();
    heartbeat.wake();
    time.advance(10_000);
    expect([pings, time.waiting()]).toEqual([[], 0]);
  });

  it('[LV-3] takes a clock that was set back for sleep', () => {
    let now = 1_000_000;
    const time = makeManualTime();
    const pings: number[] = [];
    const clock = { now: () => now };
    new Heartbeat(
      { timers: time.timers, clock },
      { ping: (n) => void pings.push(n), silent: () => undefined },
    );
    now -= 3_600_000;
    time.advance(2_000);
    expect(pings).toEqual([1]);
    now += 1_000;
    time.advance(1_000);
    expect(time.waiting()).toBe(0);
  });
});

describe('two lines', () => {
  const keys = deriveKeys(new Uint8Array(32), new Uint8Array(32));
  const makeLines = () => {
    const time = makeManualTime();
    const pair = makeWirePair({ timers: time.timers, delay: 20 });
    const host = makeHostLine(new Inbox(pair.host, time.timers, 8), keys, new Opener(keys.toHost), time);
    const inbox = new Inbox(pair.guest, time.timers, 8);
    const guest = makeGuestLine(inbox, new Sealer(keys.toHost), new Opener(keys.toGuest), time);
    host.start();
    guest.start();
    return { time, pair, host, guest, ends: [follow(host), follow(guest)] };
  };

  it('[LV-1] keep each other alive through a long silence, and tell nobody of pings', () => {
    const { time, ends } = makeLines();
    time.advance(600_000);
    expect(ends).toEqual([
      { said: [], closed: [] },
      { said: [], closed: [] },
    ]);
  });

  it('[LV-2] both notice a dead link after five seconds', () => {
    const { time, pair, ends } = makeLines();
    time.advance(10_000);
    pair.cut();
    time.advance(5_100);
    expect(ends.map(({ closed }) => closed)).toEqual([['silent'], ['silent']]);
    expect(time.waiting()).toBe(0);
  });

  it('[LV-5] notice it a second after one of them was woken', () => {
    const { time, pair, guest, ends } = makeLines();
    pair.cut();
    guest.wake();
    time.advance(1_000);
    expect(ends[1]?.closed).toEqual(['silent']);
  });

  it('[LV-5] live on when the one that was woken gets its answer', () => {
    const { time, guest, ends } = makeLines();
    guest.wake();
    time.advance(30_000);
    expect(ends.map(({ closed }) => closed)).toEqual([[], []]);
  });
});
