/** A short run of `npm run fuzz`: what a hostile peer says hurts nobody, and honest people play on. */
import { Host } from '@/table/host';
import { GREETING_TO_GUEST, GREETING_TO_HOST, TO_GUEST, TO_HOST } from '@/table/wire/codec';

import { record } from '../../../../scripts/fuzz/corpus';
import { fuzz } from '../../../../scripts/fuzz/fuzz';
import { parseMessage } from '../../../../scripts/fuzz/mutate-message';

const kindsOf = (messages: readonly Readonly<Record<string, unknown>>[]) =>
  new Set(messages.map((message) => message['t']));

describe('the fuzzer', () => {
  it('knows a true example of every kind of message, in both directions', async () => {
    const corpus = await record('kinds');
    for (const kind of TO_HOST.kinds) expect(kindsOf(corpus.toHost)).toContain(kind);
    for (const kind of TO_GUEST.kinds) expect(kindsOf(corpus.toGuest)).toContain(kind);
    for (const kind of GREETING_TO_HOST.kinds)
      expect(kindsOf(corpus.toHostRaw.map(parseMessage))).toContain(kind);
    // Nobody is refused in a good session.
    for (const kind of [...GREETING_TO_GUEST.kinds].filter((one) => one !== 'refused'))
      expect(kindsOf(corpus.toGuestRaw.map(parseMessage))).toContain(kind);
  });

  it('[LM-2] [HS-6] [SE-2] [RM-16] finds nothing in five thousand frames to host and guests', async () => {
    const figures = await fuzz(5_000, 7);
    expect(figures.faults).toEqual([]);
    expect(figures.games).toBeGreaterThan(3);
    expect(figures.ends['answer: refused']).toBeGreaterThan(0);
  }, 60_000);

  it('does the same again with the same seed', async () => {
    const [one, other] = [await fuzz(300, 3), await fuzz(300, 3)];
    expect(other.digest).toBe(one.digest);
  }, 30_000);

  it('would find a host whose record the referee refuses', async () => {
    const { record: honest } = Host.prototype;
    const spy = jest.spyOn(Host.prototype, 'record').mockImplementation(function (this: Host) {
      const whole = honest.call(this);
      return { ...whole, events: whole.events.slice(1) };
    });
    const { faults } = await fuzz(200, 1);
    spy.mockRestore();
    expect(faults.some((fault) => fault.startsWith('the referee refuses'))).toBe(true);
  }, 30_000);
});
