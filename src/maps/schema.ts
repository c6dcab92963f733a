/** The map file format. A file from outside becomes a MetroXMap only through `parseMap`. */
import { z } from 'zod';
import { PATTERN_IDS } from './drawing/patterns';
import { COLOUR_IDS } from './palette';

export const MAP_FORMAT = 'interchange-map/1';

export const MAP_LIMITS = {
  lines: [1, 12],
  windows: [2, 4],
  bonus: [1, 20],
  stationsOfLine: [2, 32],
  stations: 128,
  /** Grid coordinates, both axes. */
  coordinate: [0, 64],
} as const;

export const EDITION_IDS = ['gamewright', 'okazu'] as const;
export const HEADINGS = ['n', 'e', 's', 'w'] as const;
export type Heading = (typeof HEADINGS)[number];

const coordinate = z.number().min(MAP_LIMITS.coordinate[0]).max(MAP_LIMITS.coordinate[1]).multipleOf(0.25);
const point = z.tuple([coordinate, coordinate]).readonly();
const stationId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/);
const bonus = z.int().min(MAP_LIMITS.bonus[0]).max(MAP_LIMITS.bonus[1]);
const placed = z.strictObject({ at: point, heading: z.enum(HEADINGS) }).readonly();

const stationSchema = z.strictObject({
  id: stationId,
  name: z.string().min(1).max(40).optional(),
  at: point,
});

const lineSchema = z.strictObject({
  id: z.string().regex(/^[A-Z]$/),
  name: z.string().min(1).max(40).optional(),
  colour: z.enum(COLOUR_IDS),
  pattern: z.enum(PATTERN_IDS),
  windows: z.int().min(MAP_LIMITS.windows[0]).max(MAP_LIMITS.windows[1]),
  first: bonus,
  later: bonus,
  stations: z.array(stationId).min(MAP_LIMITS.stationsOfLine[0]).max(MAP_LIMITS.stationsOfLine[1]).readonly(),
  train: placed,
  sign: placed,
});

const bendSchema = z.strictObject({
  between: z.tuple([stationId, stationId]).readonly(),
  at: z.array(point).min(1).max(4).readonly(),
});

export const mapSchema = z.strictObject({
  format: z.literal(MAP_FORMAT),
  game: z.literal('metro-x'),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  name: z.string().min(1).max(40),
  edition: z.enum(EDITION_IDS),
  stations: z.array(stationSchema.readonly()).min(2).max(MAP_LIMITS.stations).readonly(),
  bends: z.array(bendSchema.readonly()).readonly(),
  lines: z.array(lineSchema.readonly()).min(MAP_LIMITS.lines[0]).max(MAP_LIMITS.lines[1]).readonly(),
});

export type MetroXMap = Readonly<z.infer<typeof mapSchema>>;
export type MapLine = MetroXMap['lines'][number];
export type MapStation = MetroXMap['stations'][number];
export type MapPoint = MapStation['at'];
