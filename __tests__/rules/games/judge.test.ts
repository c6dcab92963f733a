import fc from 'fast-check';
import { judge, judgeText } from '@/games/judge';
import { GAME_IDS } from '@/games/ids';
import { METRO_X_REFUSAL_CODES } from '@/games/metro-x';
import { fixturesOf } from './fixtures';

describe.each(GAME_IDS)('recorded games of %s', (game) => {
  it.each(fixturesOf(game).map((fixture) => [fixture.name, fixture] as const))(
    '%s',
    (_, { record, verdict }) => {
      expect(judge(record)).toEqual(verdict);
      expect(judgeText(JSON.stringify(record))).toEqual(verdict);
    },
  );
});

describe('the recorded games of Metro X', () => {
  const verdicts = fixturesOf('metro-x').map(({ verdict }) => verdict);

  it('have one for each way to end', () => {
    const ended = verdicts.flatMap((verdict) => (verdict.ok && verdict.over ? [verdict] : []));
    const totals = (verdict: (typeof ended)[number]) =>
      verdict.scores.map(({ total }) => total).sort((a, b) => b - a);
    const ways = {
      alone: ended.some(({ scores }) => scores.length === 1),
      belowZero: ended.some(({ scores }) => scores.length === 1 && scores[0]!.total < 0),
      onPoints: ended.some(
        (verdict) => verdict.winners.length === 1 && totals(verdict)[0]! > totals(verdict)[1]!,
      ),
      byEmptyStations: ended.some(
        (verdict) => verdict.winners.length === 1 && totals(verdict)[0] === totals(verdict)[1],
      ),
      shared: ended.some(({ winners }) => winners.length > 1),
    };
    expect(Object.entries(ways).filter(([, found]) => !found)).toEqual([]);
  });

  it('have one for each refusal', () => {
    const refused = new Set(verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict.code])));
    expect(METRO_X_REFUSAL_CODES.filter((code) => !refused.has(code))).toEqual([]);
  });
});

const RECORD = {
  format: 'interchange/1',
  game: 'metro-x',
  seats: 2,
  options: { map: 'metro-city', edition: 'gamewright' },
  events: [
    { type: 'flip', card: 'transfer' },
    { type: 'mark', seat: 1, line: 'G', count: 1 },
  ],
};

describe('a verdict', () => {
  it('lists the legal moves of the seats that are due, as events', () => {
    const verdict = judge(RECORD, { legal: true });
    expect(verdict).toMatchObject({ ok: true, over: false, turn: { kind: 'seats', seats: [0] } });
    const legal = verdict.ok && !verdict.over ? verdict.legal! : {};
    expect(Object.keys(legal)).toEqual(['0']);
    expect(legal['0']).toHaveLength(18);
    expect(legal['0']).toContainEqual({ type: 'mark', seat: 0, line: 'A', count: 0 });
    for (const move of legal['0']!)
      expect(judge({ ...RECORD, events: [...RECORD.events, move] }).ok).toBe(true);
  });

  it('says that a card is due without telling the odds', () => {
    expect(judge({ ...RECORD, events: [] }, { legal: true })).toMatchObject({
      turn: { kind: 'chance' },
      legal: {},
    });
  });

  it.each([
    [{ ...RECORD, game: 'go' }, 'unknown-game'],
    [{ ...RECORD, game: '__proto__' }, 'unknown-game'],
    [{ ...RECORD, options: { map: 'metro-city' } }, 'bad-options'],
    [{ ...RECORD, format: undefined }, 'unknown-format'],
    ['text', 'unknown-format'],
  ])('on a bad record has no event to point to (%#)', (record, code) => {
    expect(judge(record)).toMatchObject({ ok: false, at: -1, code });
  });

  it.each([[null], [42], [{ type: 'mark' }], [{ type: 'nonsense' }], [['flip']]])(
    'points to a bad event: %j',
    (event) => {
      expect(judge({ ...RECORD, events: [...RECORD.events, event] })).toMatchObject({ ok: false, at: 2 });
    },
  );

  it('is given for anything at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.anything().map((value) => JSON.stringify({ value })),
        ),
        (text) => {
          expect(judgeText(text)).toMatchObject({ ok: false, at: -1 });
        },
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 4 }), fc.anything(), (events, options) => {
        expect(typeof judge({ ...RECORD, events }).ok).toBe('boolean');
        expect(judge({ ...RECORD, options })).toMatchObject({ ok: false, at: -1 });
      }),
    );
  });
});
