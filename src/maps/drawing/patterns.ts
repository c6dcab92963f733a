/**
 * What a line looks like besides its colour. A line is a stack of strokes along the same path; renderers
 * draw the casing and the colour first and then the pattern's own layers on top, in the colour's `onColour`.
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

export interface PatternLayer {
  /** Share of the line's own stroke width. */
  readonly width: number;
  /** In grid units, as strokeDasharray; absent for a continuous stroke. */
  readonly dash?: readonly number[];
  readonly cap: 'butt' | 'round';
}

/** The shapes alone tell the patterns apart, so that one ink per line, `onColour`, does in every theme. */
export const PATTERNS: Readonly<Record<PatternId, readonly PatternLayer[]>> = {
  solid: [],
  hollow: [{ width: 0.5, cap: 'butt' }],
  core: [{ width: 0.24, cap: 'butt' }],
  dashes: [{ width: 1, dash: [0.16, 0.44], cap: 'butt' }],
  sleepers: [{ width: 1, dash: [0.07, 0.13], cap: 'butt' }],
  dots: [{ width: 0.45, dash: [0, 0.22], cap: 'round' }],
  beads: [{ width: 0.85, dash: [0, 0.42], cap: 'round' }],
  links: [{ width: 0.42, dash: [0.3, 0.18], cap: 'butt' }],
  morse: [{ width: 1, dash: [0.07, 0.1, 0.07, 0.46], cap: 'butt' }],
};
