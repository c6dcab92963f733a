/** A compiled map: plain data in grid units for a renderer that knows no rules. */
import type { ColourId } from '../palette';
import type { Heading } from '../schema';
import type { Box, Point } from './geometry';
import type { PatternId } from './patterns';

/** Sizes in grid units that renderers and the validator share. */
export const SIZES = {
  stroke: 0.2,
  /** Visible rim of the casing on each side of a stroke. */
  casing: 0.04,
  /** Between the centres of parallel strokes. */
  spacing: 0.26,
  station: 0.3,
  interchange: 0.34,
  ring: 0.07,
  interchangeRing: 0.09,
  /** A finger may miss a station by this much from its centre. */
  hit: 0.5,
  bend: 0.9,
  window: 0.62,
  windowGap: 0.08,
  trainWidth: 0.84,
  letter: 0.5,
  sign: 0.5,
  badge: 0.2,
  /** Free paper around everything. */
  margin: 0.35,
  minPitch: 0.95,
  /** Least free paper between things that do not belong together. */
  clearance: 0.06,
} as const;

export interface Stop {
  readonly station: string;
  /** Distance from the start of the route. */
  readonly distance: number;
}

/** A line's stroke as a fine polyline: `lengths[i]` is the distance of `points[i]` from the start. */
export interface Route {
  readonly points: readonly Point[];
  readonly lengths: readonly number[];
  readonly stops: readonly Stop[];
}

export interface TrainDrawing {
  readonly heading: Heading;
  /** The rounded body in the line's colour. */
  readonly body: Box;
  /** Centre of the line's letter. */
  readonly letter: Point;
  /** In the order in which they are filled. */
  readonly windows: readonly Box[];
}

/** At the end of a line: its letter and the two completion bonuses. */
export interface SignDrawing {
  readonly body: Box;
  readonly letter: Point;
  readonly first: Point;
  readonly later: Point;
}

export interface LineDrawing {
  readonly id: string;
  readonly name: string | undefined;
  readonly colour: ColourId;
  readonly pattern: PatternId;
  /** The whole stroke, from the train through all stations to the sign. */
  readonly path: string;
  readonly route: Route;
  readonly train: TrainDrawing;
  readonly sign: SignDrawing;
  readonly first: number;
  readonly later: number;
  /** Centres of small badges that repeat the letter on free stretches. */
  readonly badges: readonly Point[];
}

export interface StationDrawing {
  readonly id: string;
  readonly name: string | undefined;
  readonly at: Point;
  /** Ids of the lines that stop here. */
  readonly lines: readonly string[];
  readonly interchange: boolean;
  /** The symbol is everything within `radius` of the segment from `from` to `to` (a circle when equal). */
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  readonly hitRadius: number;
}

export interface MapDrawing {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly LineDrawing[];
  readonly stations: readonly StationDrawing[];
}
