import { getMap, MAP_IDS } from '@/maps/catalog';
import { PATTERN_IDS, PATTERNS } from '@/maps/drawing/patterns';
import { COLOUR_IDS, GROUNDS, LINE_COLOURS, type PaletteMode } from '@/maps/palette';

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

const MODES = Object.keys(GROUNDS) as PaletteMode[];

describe.each(MODES)('the %s palette', (mode) => {
  const { paper, casing, ink, fill } = GROUNDS[mode];

  it('cases every stroke with 3:1 against the paper', () => {
    expect(contrast(casing, paper)).toBeGreaterThanOrEqual(3);
  });

  it('writes on paper and on stations with 7:1', () => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(7);
  });

  it.each(COLOUR_IDS)('sets letters and patterns on %s with 4.5:1', (colour) => {
    const { onColour, [mode]: value } = LINE_COLOURS[colour];
    expect(contrast(onColour[mode], value)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['highContrastLight', 'highContrastDark'] as const)('%s needs no casing for 4.5:1', (mode) => {
  for (const colour of COLOUR_IDS) {
    expect(contrast(LINE_COLOURS[colour][mode], GROUNDS[mode].paper)).toBeGreaterThanOrEqual(4.5);
  }
});

it('draws no two patterns alike', () => {
  const looks = PATTERN_IDS.map((id) => JSON.stringify(PATTERNS[id]));
  expect(new Set(looks).size).toBe(PATTERN_IDS.length);
});

it('lets no two lines of a map differ by hue alone', () => {
  for (const { lines } of MAP_IDS.map(getMap)) {
    expect(new Set(lines.map(({ pattern }) => pattern)).size).toBe(lines.length);
  }
});
