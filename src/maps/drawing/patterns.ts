/**
 * What a line looks like besides its colour. A line is a stack of strokes along the same path; renderers
 * draw the casing and the colour first and then the pattern's own layers on top.
 */
export const PATTERN_IDS = [
  'solid',
  'hollow',
  'core',
  'dashes',
  'sleepers',
  'dots',
  'beads',
  'links',
  'morse',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** `light` is the fill of the ground (white on paper), `dark` its ink. */
export type PatternInk = 'light' | 'dark';

export interface PatternLayer {
  readonly ink: PatternInk;
  /** Share of the line's own stroke width. */
  readonly width: number;
  /** In grid units, as strokeDasharray; absent for a continuous stroke. */
  readonly dash?: readonly number[];
  readonly cap: 'butt' | 'round';
}

export const PATTERNS: Readonly<Record<PatternId, readonly PatternLayer[]>> = {
  solid: [],
  hollow: [{ ink: 'light', width: 0.4, cap: 'butt' }],
  core: [{ ink: 'dark', width: 0.36, cap: 'butt' }],
  dashes: [{ ink: 'light', width: 1, dash: [0.16, 0.44], cap: 'butt' }],
  sleepers: [{ ink: 'light', width: 1, dash: [0.07, 0.13], cap: 'butt' }],
  dots: [{ ink: 'light', width: 0.55, dash: [0, 0.3], cap: 'round' }],
  beads: [{ ink: 'dark', width: 0.6, dash: [0, 0.36], cap: 'round' }],
  links: [{ ink: 'light', width: 0.42, dash: [0.3, 0.18], cap: 'butt' }],
  morse: [{ ink: 'dark', width: 1, dash: [0.07, 0.1, 0.07, 0.46], cap: 'butt' }],
};
