import { CATALOGUES } from '@/i18n';

type Leaf = readonly [path: string, value: unknown];

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const english = leavesOf({ ...CATALOGUES.en }, '');
const german = new Map(leavesOf({ ...CATALOGUES.de }, ''));
const texts = english.filter((leaf): leaf is readonly [string, string] => typeof leaf[1] === 'string');

/** Names, signs and words that both languages share. */
const SHARED = [
  /^home\.(title|playNowGame)$/,
  /^metroX\.(editions|maps)\./,
  /^settings\.(haptics|languages\.\w+|themes\.system|motions\.system)$/,
  /^about\.credits\.\d\.game$/,
  /^play\.colours\.orange$/,
];
/** Words that only English has: one of them in a German text was forgotten there. */
const ENGLISH = /\b(the|and|your|you|with|of|this|are|line|stations|window|card|game)\b/i;

describe('catalogues', () => {
  it('have the same texts', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    expect(texts.length).toBeGreaterThan(100);
  });

  it('have no empty text, and none that begins or ends with a space', () => {
    const bad = [...english, ...german].filter(
      ([, text]) => typeof text === 'string' && text.trim() !== text,
    );
    expect([...bad, ...texts.filter(([, text]) => text === '')]).toEqual([]);
  });

  it('say the same word in both languages only where that is meant', () => {
    const same = texts.filter(([path, text]) => german.get(path) === text).map(([path]) => path);
    expect(same.filter((path) => !SHARED.some((shared) => shared.test(path)))).toEqual([]);
  });

  it('leave no English words in German sentences', () => {
    const left = [...german].filter(
      ([path, text]) => typeof text === 'string' && !path.includes('languages') && ENGLISH.test(text),
    );
    expect(left).toEqual([]);
  });
});

describe('counted words', () => {
  const { en, de } = CATALOGUES;
  it.each([
    ['spoken gain', en.play.deltaSpoken, ['plus 0 points', 'plus 1 point', 'plus 2 points']],
    ['gesprochener Gewinn', de.play.deltaSpoken, ['plus 0 Punkte', 'plus 1 Punkt', 'plus 2 Punkte']],
    ['points', en.words.points, ['0 points', '1 point', '2 points']],
    ['Punkte', de.words.points, ['0 Punkte', '1 Punkt', '2 Punkte']],
    ['finished games', en.home.historyDetail, ['0 finished games', '1 finished game', '2 finished games']],
    [
      'beendete Spiele',
      de.home.historyDetail,
      ['0 beendete Spiele', '1 beendetes Spiel', '2 beendete Spiele'],
    ],
    ['lines', en.newGame.lines, ['0 lines', '1 line', '2 lines']],
    ['Linien', de.newGame.lines, ['0 Linien', '1 Linie', '2 Linien']],
    ['stations', en.newGame.stations, ['0 stations', '1 station', '2 stations']],
    ['Stationen', de.newGame.stations, ['0 Stationen', '1 Station', '2 Stationen']],
    ['cards', en.newGame.facts.cards, ['0 cards', '1 card', '2 cards']],
    ['Karten', de.newGame.facts.cards, ['0 Karten', '1 Karte', '2 Karten']],
  ])('%s', (_name, say, expected) => {
    expect([0, 1, 2].map((n) => say(n))).toEqual(expected);
  });

  it('has a real minus for points below zero', () => {
    expect(en.words.points(-6)).toBe('\u22126 points');
    expect(de.words.progress(3, { total: -6, penalty: 10 })).toBe('Karte 3 · bisher 4 Punkte');
  });

  it.each([1, 2])('tells of %d saves that were set aside', (n) => {
    expect(en.home.setAside(n)).toContain(n === 1 ? 'One saved game' : '2 saved games');
    expect(de.home.setAside(n)).toContain(
      n === 1 ? 'Ein gespeichertes Spiel war' : '2 gespeicherte Spiele waren',
    );
  });
});
