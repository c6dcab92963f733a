import { arrange, CHIP_GAP } from '@/features/play/arrangement';
import { TARGET } from '@/ui/theme';

const PHONES = [
  [360, 640],
  [390, 844],
  [412, 915],
  [320, 568],
] as const;
const WIDE = [
  [844, 390],
  [1024, 1366],
  [1366, 1024],
] as const;

it.each(PHONES)('fits nine line buttons of finger size across a phone of %d by %d', (width, height) => {
  const { kind, chip } = arrange({ width, height, fontScale: 1 });
  expect(kind).toBe('stacked');
  expect(3 * chip.width + 2 * CHIP_GAP).toBeLessThanOrEqual(width);
  expect(Math.min(chip.width, chip.height)).toBeGreaterThanOrEqual(TARGET);
  // Card, deck, sentence and actions take the rest; most of it is left to the map.
  expect(3 * chip.height + 2 * CHIP_GAP).toBeLessThan(height * 0.3);
});

it.each(WIDE)('puts the controls beside the map at %d by %d', (width, height) => {
  const { kind, panel, chip } = arrange({ width, height, fontScale: 1 });
  expect(kind).toBe('beside');
  expect(panel).toBeLessThan(width / 2);
  expect(chip.width).toBeLessThanOrEqual(panel);
});

it('leaves the whole width to the sentence when text is large', () => {
  expect(arrange({ width: 390, height: 844, fontScale: 1 }).tools).toBe('below');
  expect(arrange({ width: 390, height: 844, fontScale: 2 }).tools).toBe('beside');
});

it('gives large text wider buttons', () => {
  const usual = arrange({ width: 390, height: 844, fontScale: 1 }).chip.width;
  expect(arrange({ width: 390, height: 844, fontScale: 2 }).chip.width).toBeGreaterThan(usual);
});
