/** How large everything on the screen for everybody can be: as large as it may be without scrolling. */
import { cardHeight } from '@/boards/metro-x';
import { space } from '@/ui/theme';

/** What there is to show, and the space for it. */
export interface StageRoom {
  /** Between the edges, the header and the footer, in dp. */
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Of the longest name. */
  readonly letters: number;
  /** A real deck: its cards are tapped here. */
  readonly deals: boolean;
  /** Of whatever stands between card and seats: its text is drawn larger on large screens, its controls are not. */
  readonly besides: Besides | null;
  /** How much larger than designed people want their text. */
  readonly text: number;
}

export interface Besides {
  readonly text: number;
  readonly controls: number;
}

export interface StageSize {
  /** Card and deck on the left, everything else on the right. */
  readonly wide: boolean;
  /** What the card means stands below it instead of beside it. */
  readonly stacked: boolean;
  /** Width of the open card in dp. */
  readonly card: number;
  /** How much larger than on a phone everything is: a tablet on the table is read from 1.5 m. */
  readonly scale: number;
  readonly seatColumns: number;
  readonly deckColumns: number;
  /** Width of a card of the deck in dp. */
  readonly kind: number;
}

/** Sizes at a scale of 1, in dp. */
export const UNITS = { card: 124, kind: 26, deck: 54, deal: 92, seat: 38, bonus: 42, heading: 22 } as const;

export const BONUS_COLUMNS = 3;
const BONUS_ROWS = 3;
const DECK_KINDS = 8;
/** A chip without its name; a bonus with the start of a name; a card to be tapped. */
const NARROWEST = { seat: 78, bonus: 100, deal: 66 } as const;
/** Width of a card that is tapped, at a scale of 1. */
const DEALT = 40;
/** How many of a card are left; two lines that ask for it. */
const COUNT = 16;
const ASKED = 44;
const LETTER = 9;
/** A long name is shown whole where there are few; among many, or before the page scrolls, it may end in dots. */
const MOST_LETTERS = { few: 18, many: 10, cramped: 8 } as const;
const MANY = 8;
/** A card with what it means beside it, and below it. */
const CARD_AND_WORDS = { beside: 290, below: 190 } as const;
/** The number, the name of the card and two lines of what it means. */
const WORDS = 112;
const WIDE = 700;
/** A lying phone has no height for words below the card. */
const TALL = 560;
const SCALES = { least: 0.9, most: 3, step: 0.05 } as const;
/** Of the width, where there are two columns. */
export const LEFT = 0.44;

const rowsIn = (count: number, columns: number, height: number): number => {
  const rows = Math.ceil(count / columns);
  return rows * height + (rows - 1) * space.s;
};

/** As many as fit, but no more than needed for as many rows: four are two and two, not three and one. */
export function evenColumns(count: number, most: number): number {
  const columns = Math.max(1, Math.min(count, most));
  return Math.ceil(count / Math.ceil(count / columns));
}

const fitting = (width: number, narrowest: number): number =>
  Math.floor((width + space.s) / (narrowest + space.s));

interface Tried {
  readonly scale: number;
  readonly wide: boolean;
  /** Letters of a name that are seen at least. */
  readonly most: number;
}

function measure({ width, seats, letters, deals, besides, text }: StageRoom, { scale, wide, most }: Tried) {
  const left = wide ? width * LEFT - space.xl : width;
  const right = wide ? width * (1 - LEFT) : width;
  const large = scale * text;
  const heading = UNITS.heading * large + space.s;
  const named = LETTER * Math.min(letters, most);
  const seatColumns = evenColumns(seats, fitting(right, (NARROWEST.seat + named) * large));
  const deckColumns = deals ? evenColumns(DECK_KINDS, fitting(left, NARROWEST.deal)) : DECK_KINDS;
  const kind = deals
    ? Math.max(DEALT, Math.min(DEALT * scale, left / deckColumns - space.xxl))
    : Math.min(UNITS.kind * scale, left / DECK_KINDS - space.m);
  const dealt = UNITS.deal + cardHeight(kind) - cardHeight(DEALT) + COUNT * (large - 1);
  const deck = deals ? ASKED * large + space.l + rowsIn(DECK_KINDS, deckColumns, dealt) : UNITS.deck * large;
  const below =
    heading +
    rowsIn(seats, seatColumns, UNITS.seat * large) +
    space.l +
    heading +
    BONUS_ROWS * UNITS.bonus * large +
    (BONUS_ROWS - 1) * space.s +
    (besides === null ? 0 : besides.text * large + besides.controls + space.l);
  return { left, right, deck, below, seatColumns, deckColumns, kind, large };
}

type Measured = ReturnType<typeof measure>;

const cardWidth = (height: number): number => (height * UNITS.card) / cardHeight(UNITS.card);

function widest({ left, deck, below, large }: Measured, { height }: StageRoom, wide: boolean): number {
  if (!wide) return Math.min(left * 0.4, cardWidth(height - deck - below - 2 * space.l));
  if (height < TALL) return Math.min(left * 0.4, cardWidth(height - deck - space.l));
  return Math.min(left * 0.9, cardWidth(height - deck - WORDS * large - 2 * space.l));
}

/** The largest scale at which the game is seen as a whole; where none is, as on a phone, and it scrolls. */
export function stageSize(room: StageRoom): StageSize {
  const { width, height, text } = room;
  const wide = width >= WIDE && width > height;
  const stacked = wide && height >= TALL;
  const fits = (scale: number, most: number): boolean => {
    const made = measure(room, { scale, wide, most });
    const across = stacked ? CARD_AND_WORDS.below : CARD_AND_WORDS.beside;
    return (
      across * made.large <= made.left &&
      NARROWEST.bonus * BONUS_COLUMNS * made.large <= made.right &&
      (!wide || made.below <= height) &&
      widest(made, room, wide) >= UNITS.card * scale * (wide ? 0.8 : 1)
    );
  };
  const scales: number[] = [];
  for (let scale: number = SCALES.most; scale >= SCALES.least; scale -= SCALES.step) scales.push(scale);
  const fallback = Math.max(SCALES.least, Math.min(1, width / (text * (CARD_AND_WORDS.beside + space.xxl))));
  const whole = room.seats > MANY ? MOST_LETTERS.many : MOST_LETTERS.few;
  const tried = [whole, MOST_LETTERS.cramped].flatMap((most) =>
    scales.map((scale) => ({ scale, wide, most })),
  );
  const { scale, most } = tried.find((one) => fits(one.scale, one.most)) ?? {
    scale: fallback,
    most: MOST_LETTERS.cramped,
  };
  const made = measure(room, { scale, wide, most });
  return {
    wide,
    stacked,
    card: Math.round(Math.max(UNITS.card * scale * 0.8, widest(made, room, wide))),
    scale,
    seatColumns: made.seatColumns,
    deckColumns: made.deckColumns,
    kind: Math.round(made.kind),
  };
}
