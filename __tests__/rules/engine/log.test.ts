import { advance, parseEvent, replay, startMatch } from '@/engine/log';
import { metroX } from '@/games/metro-x';

const OPTIONS = { map: 'metro-city', edition: 'gamewright' } as const;
const FLIP = { type: 'flip', card: '3' } as const;
const MARK = { type: 'mark', seat: 0, line: 'A', count: 3 } as const;

const started = (seats = 1) => {
  const match = startMatch(metroX, OPTIONS, seats);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
};

describe('starting a match', () => {
  it.each([0, 31, 1.5, Number.NaN])('refuses %p seats', (seats) => {
    expect(startMatch(metroX, OPTIONS, seats)).toMatchObject({ ok: false, refusal: { code: 'bad-seats' } });
  });

  it.each([
    null,
    {},
    { ...OPTIONS, map: 'atlantis' },
    { ...OPTIONS, everyoneGold: 'yes' },
    { ...OPTIONS, extra: 1 },
  ])('refuses options %j', (options) => {
    expect(startMatch(metroX, options, 1)).toMatchObject({ ok: false, refusal: { code: 'bad-options' } });
  });

  it('takes any map with any edition', () => {
    expect(startMatch(metroX, { map: 'osaka', edition: 'gamewright' }, 1).ok).toBe(true);
  });
});

describe('parsing an event', () => {
  it.each([
    [null, 'bad-event'],
    [42, 'bad-event'],
    [{ seat: 0 }, 'bad-event'],
    [{ type: 'dig', seat: 0 }, 'unknown-event'],
    [{ type: 'flip', card: '7' }, 'bad-event'],
    [{ type: 'mark', seat: 0, line: 'A' }, 'bad-event'],
    [{ ...MARK, count: 1.5 }, 'bad-event'],
    [{ ...MARK, count: -1 }, 'bad-event'],
    [{ ...MARK, seat: -1 }, 'bad-event'],
    [{ ...MARK, note: 'extra' }, 'bad-event'],
    [{ ...MARK, seat: 1 }, 'unknown-seat'],
  ])('refuses %j: %s', (event, code) => {
    expect(parseEvent(metroX, event, 1)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('a log', () => {
  it('grows by accepted events only', () => {
    const first = advance(metroX, started(), FLIP);
    expect(first).toMatchObject({ ok: true, value: { events: [FLIP] } });
    expect(advance(metroX, started(), MARK)).toMatchObject({
      ok: false,
      refusal: { code: 'no-card', rule: 'MX-4' },
    });
    expect(advance(metroX, started(), { ...MARK, seat: 5 })).toMatchObject({
      ok: false,
      refusal: { code: 'unknown-seat' },
    });
  });

  it('replays to where it was, and a shorter one to before', () => {
    const events = [FLIP, MARK, FLIP, { ...MARK, line: 'B' }];
    const whole = replay(metroX, { seats: 1, options: OPTIONS, events });
    const undone = replay(metroX, { seats: 1, options: OPTIONS, events: events.slice(0, -1) });
    expect(whole.ok && metroX.turn(whole.match.state).kind).toBe('chance');
    expect(undone.ok && metroX.turn(undone.match.state).kind).toBe('seats');
  });

  it('names the first bad event and keeps what was right before it', () => {
    const bad = replay(metroX, {
      seats: 1,
      options: OPTIONS,
      events: [FLIP, { ...MARK, count: 4 }, 'nonsense'],
    });
    expect(bad).toMatchObject({ ok: false, at: 1, refusal: { code: 'too-many' }, match: { events: [FLIP] } });
    expect(replay(metroX, { seats: 1, options: {}, events: [] })).toMatchObject({
      ok: false,
      at: -1,
      match: null,
    });
  });
});
