import { evenColumns, stageSize, type StageRoom } from '@/features/tables/stage/stage-size';

const room = (width: number, height: number, more: Partial<StageRoom> = {}): StageRoom => ({
  width,
  height,
  seats: 4,
  letters: 8,
  deals: false,
  besides: null,
  text: 1,
  ...more,
});
const TABLET = [992, 1278] as const;

describe('the size of the screen for everybody', () => {
  it('is read from afar on a tablet, and stays that of a phone on a phone', () => {
    expect(stageSize(room(...TABLET)).scale).toBeGreaterThan(2);
    expect(stageSize(room(358, 756)).scale).toBeLessThan(1.3);
    expect(stageSize(room(328, 552)).scale).toBeGreaterThanOrEqual(0.9);
  });

  it('shrinks for many seats instead of scrolling, and never below what can be read', () => {
    const scales = [1, 6, 12, 30].map((seats) => stageSize(room(...TABLET, { seats })).scale);
    expect([...scales].sort((a, b) => b - a)).toEqual(scales);
    expect(scales.at(-1)).toBeGreaterThan(1.2);
    expect(stageSize(room(328, 552, { seats: 30 })).scale).toBeGreaterThanOrEqual(0.9);
  });

  it('puts the words below the card only where there is the height for it', () => {
    expect(stageSize(room(1334, 936))).toMatchObject({ wide: true, stacked: true });
    expect(stageSize(room(812, 302))).toMatchObject({ wide: true, stacked: false });
    expect(stageSize(room(...TABLET))).toMatchObject({ wide: false, stacked: false });
  });

  it('gives long names wider cells', () => {
    const columns = (letters: number) => stageSize(room(358, 756, { letters })).seatColumns;
    expect(columns(24)).toBeLessThan(columns(4));
  });

  it('cuts long names short before it lets the page scroll', () => {
    const long = stageSize(room(328, 484, { seats: 6, letters: 21 }));
    expect(long.seatColumns).toBe(2);
    expect(stageSize(room(...TABLET, { seats: 6, letters: 16 })).seatColumns).toBe(2);
  });

  it('draws smaller where somebody is away, whose panel grows with it', () => {
    const besides = { text: 100, controls: 176 };
    expect(stageSize(room(...TABLET, { besides })).scale).toBeLessThan(stageSize(room(...TABLET)).scale);
  });

  it('spreads seats evenly over its rows', () => {
    expect(evenColumns(4, 3)).toBe(2);
    expect(evenColumns(6, 4)).toBe(3);
    expect(evenColumns(1, 5)).toBe(1);
  });
});
