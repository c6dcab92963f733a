/** Where things go on a screen of a given size. Pure, so that every phone can be tried in a test. */
export const CHIP_GAP = 4;
const EDGE = 8;
const COLUMNS = 3;
/** A panel beside the map is never narrower: three line buttons with four windows each. */
const PANEL = { least: 344, most: 440 } as const;

export interface ChipSize {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  readonly disc: number;
  readonly window: number;
}

export interface Arrangement {
  readonly kind: 'stacked' | 'beside';
  /** Width of the controls, edges included. */
  readonly panel: number;
  readonly isShort: boolean;
  readonly card: number;
  readonly chip: ChipSize;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** How much larger than designed text is. */
  readonly fontScale: number;
}

export function arrange({ width, height, fontScale }: Room): Arrangement {
  const isBeside = width >= 700 || width > height;
  const panel = isBeside ? Math.min(PANEL.most, Math.max(PANEL.least, Math.round(width * 0.4))) : width;
  const isShort = height < 700;
  // Large text needs the width of two columns; the rail then scrolls.
  const columns = fontScale > 1.3 ? 2 : COLUMNS;
  const chip = Math.floor((Math.min(panel, 560) - 2 * EDGE - (columns - 1) * CHIP_GAP) / columns);
  return {
    kind: isBeside ? 'beside' : 'stacked',
    panel,
    isShort,
    card: isShort ? 42 : 54,
    chip: isShort
      ? { width: chip, height: 50, stroke: 6, disc: 20, window: 16 }
      : { width: chip, height: isBeside ? 72 : 58, stroke: 8, disc: 24, window: 19 },
  };
}
