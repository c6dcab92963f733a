/**
 * Where things are in a position. A position is one plain array of small integers: a header, then one
 * stretch for each seat. It is JSON as it stands, copies in one go, and is played on in place by search.
 */
export type Position = number[];
export type ReadonlyPosition = readonly number[];

/** The open card's index + 1, or 0 between turns. */
export const CARD = 0;
/** Cards flipped so far. */
export const TURN = 1;
export const SEATS = 2;
/** Seats that still have to act on the open card. */
export const WAITING = 3;
/** Empty windows on each board; the same for all seats whenever no turn is open. */
export const WINDOWS = 4;
/** The lines whose `first` bonus is gone, one bit each. */
export const TAKEN = 5;
/** 1 when everybody scores `first` (MX-19). */
export const EVERYONE_GOLD = 6;
/** Cards left in the deck: all of them, then by card index. */
export const LEFT = 7;
export const DECK = 8;
export const HEADER = DECK + 9;

/** Within a board: the action of the open turn, kept apart so that nothing shows before the turn closes. */
export const PENDING = 0;
/** The lines with an empty window, one bit each. */
export const OPEN = 1;
export const FILLED = 2;
export const TRANSFERS = 3;
export const BONUS = 4;
/** The lines completed for `first` and for `later`, one bit each. */
export const FIRST = 5;
export const LATER = 6;
/** The stations that hold a transfer number: 30 to a word. */
export const STARS = 7;
export const STARS_PER_WORD = 30;

export interface BoardOffsets {
  /** Then by line: the fill bits, and the windows as nibbles (card index + 1), first window lowest. */
  readonly fillAt: number;
  readonly windowAt: number;
}

const starWords = (stations: number): number => Math.ceil(stations / STARS_PER_WORD);

export const boardOffsets = (lines: number, stations: number): BoardOffsets => ({
  fillAt: STARS + starWords(stations),
  windowAt: STARS + starWords(stations) + lines,
});

export const boardSize = (lines: number, stations: number): number => STARS + starWords(stations) + 2 * lines;

/** How many nibbles of a line's windows are written. */
export const windowsUsed = (windows: number): number => (35 - Math.clz32(windows)) >> 2;
