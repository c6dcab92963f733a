/** Where things go on a screen of a given size. Pure, so that every phone can be tried in a test. */
export const CHIP_GAP = 4;
const EDGE = 8;
const CHIP_HEIGHT = 58;
const COLUMNS = 3;
/** Nine rows with a sentence each fit beside the map. */
const ROOMY_HEIGHT = 940;
/** A panel beside the map is never narrower: three line buttons with four windows each. */
const PANEL = { least: 344, most: 440 } as const;

export interface ChipSize {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  readonly disc: number;
  readonly window: number;
  /** A row of its own with a sentence in it. */
  readonly isRoomy: boolean;
}

export interface Arrangement {
  readonly kind: 'stacked' | 'beside';
  /** Width of the controls, edges included. */
  readonly panel: number;
  readonly isShort: boolean;
  readonly card: number;
  /** Height of the sentence: fixed, for a map that changes its size would jump. */
  readonly plan: number;
  readonly chip: ChipSize;
  /** A map that has height to spare gets the whole width, and its tools lie below it. */
  readonly tools: 'beside' | 'below';
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** How much larger than designed text is. */
  readonly fontScale: number;
}

/** What the other rows of a tall stack take, without the rail. */
const TALL_ROWS = 232;
/** Height for width of a map with its trains and signs. */
const MAP_SHAPE = 1.1;

export function arrange(room: Room): Arrangement {
  const { width, height } = room;
  const isBeside = width >= 700 || width > height;
  const isShort = height < 700;
  const panel = isBeside ? panelBeside(room) : width;
  const railHeight = 3 * CHIP_HEIGHT + 2 * CHIP_GAP;
  const isTall =
    !isBeside &&
    !isShort &&
    height - TALL_ROWS * Math.max(1, room.fontScale) - railHeight > width * MAP_SHAPE;
  return {
    tools: isTall ? 'below' : 'beside',
    kind: isBeside ? 'beside' : 'stacked',
    panel,
    isShort,
    card: isShort ? 42 : isBeside ? 64 : 54,
    plan: Math.round((isShort ? 40 : 60) * Math.max(1, room.fontScale)),
    chip: chipIn(room, panel, isBeside && height >= ROOMY_HEIGHT),
  };
}

/** What the line buttons take. Whatever stands in their place is as high, or the map would jump. */
export function railHeight({ panel, chip }: Arrangement, lines: number): number {
  const columns = Math.max(1, Math.floor((panel - 2 * EDGE + CHIP_GAP) / (chip.width + CHIP_GAP)));
  const rows = Math.ceil(lines / columns);
  return rows * chip.height + (rows - 1) * CHIP_GAP;
}

/** Upright tablets keep their width for the map. */
function panelBeside({ width, height }: Room): number {
  const wished = height > width ? PANEL.least : Math.round(width * 0.36);
  return Math.min(PANEL.most, Math.max(PANEL.least, wished));
}

function chipIn({ height, fontScale }: Room, panel: number, isRoomy: boolean): ChipSize {
  // Large text needs the width of two columns; the rail then scrolls.
  const columns = isRoomy ? 1 : fontScale > 1.3 ? 2 : COLUMNS;
  const width = Math.floor((panel - 2 * EDGE - (columns - 1) * CHIP_GAP) / columns);
  if (isRoomy) return { width, isRoomy, height: 70, stroke: 8, disc: 26, window: 22 };
  return height < 700
    ? { width, isRoomy, height: 50, stroke: 6, disc: 20, window: 16 }
    : { width, isRoomy, height: CHIP_HEIGHT, stroke: 8, disc: 24, window: 19 };
}
