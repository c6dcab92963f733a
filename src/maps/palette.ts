/** The colours a line may have. A map names one; themes look the value up here. */
export const COLOUR_IDS = [
  'red',
  'orange',
  'gold',
  'yellow',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'purple',
  'pink',
  'brown',
  'grey',
] as const;
export type ColourId = (typeof COLOUR_IDS)[number];

export interface LineColour {
  readonly light: string;
  readonly dark: string;
  readonly highContrastLight: string;
  readonly highContrastDark: string;
  /** Ink for a letter set on the colour; the same in every theme. */
  readonly onColour: Readonly<Record<'light' | 'dark' | 'highContrastLight' | 'highContrastDark', string>>;
}

export type PaletteMode = keyof LineColour['onColour'];

const WHITE = '#FFFFFF';
const INK = '#14181F';

const tone = (
  light: readonly [string, string],
  dark: readonly [string, string],
  highContrastLight: string,
  highContrastDark: string,
): LineColour => ({
  light: light[0],
  dark: dark[0],
  highContrastLight,
  highContrastDark,
  onColour: { light: light[1], dark: dark[1], highContrastLight: WHITE, highContrastDark: INK },
});

/** Lightness steps are spread on purpose: neighbours in hue differ in grey. */
export const LINE_COLOURS: Readonly<Record<ColourId, LineColour>> = {
  red: tone(['#D7263D', WHITE], ['#F0505F', INK], '#A80D24', '#FF7A85'),
  orange: tone(['#F07F13', INK], ['#F79646', INK], '#8F4300', '#FFA75C'),
  gold: tone(['#B8860B', INK], ['#D2A533', INK], '#6B4C00', '#E8C25A'),
  yellow: tone(['#F6C700', INK], ['#F7D33C', INK], '#665200', '#FFE45C'),
  lime: tone(['#8CC63F', INK], ['#A4D65E', INK], '#3B6200', '#BDF075'),
  green: tone(['#1A8138', WHITE], ['#43B864', INK], '#0B5A22', '#6FE08D'),
  teal: tone(['#00857A', WHITE], ['#22B0A2', INK], '#00554D', '#4FE0D0'),
  sky: tone(['#3CA9E2', INK], ['#63BFF0', INK], '#00547F', '#8AD4FF'),
  blue: tone(['#1F5BC4', WHITE], ['#5B8DEF', INK], '#0B3A94', '#8FB4FF'),
  purple: tone(['#7B3FA0', WHITE], ['#AC73D1', INK], '#56187A', '#D0A0F0'),
  pink: tone(['#E8619C', INK], ['#F389B8', INK], '#96174F', '#FFA3CC'),
  brown: tone(['#7A4A2B', WHITE], ['#B57F5A', INK], '#54290D', '#DBA67F'),
  grey: tone(['#7D868F', INK], ['#9DA6AF', INK], '#3F474F', '#C6CDD4'),
};

export interface Ground {
  readonly paper: string;
  readonly ink: string;
  /** Drawn around every stroke, so that pale colours reach 3:1 against the paper. */
  readonly casing: string;
  /** Inside of stations and windows. */
  readonly fill: string;
}

export const GROUNDS: Readonly<Record<PaletteMode, Ground>> = {
  light: { paper: '#F7F5F0', ink: INK, casing: '#4A4F57', fill: WHITE },
  dark: { paper: '#10151F', ink: '#F2F4F7', casing: '#A9B1BC', fill: '#1B2230' },
  highContrastLight: { paper: WHITE, ink: '#000000', casing: '#000000', fill: WHITE },
  highContrastDark: { paper: '#000000', ink: WHITE, casing: WHITE, fill: '#000000' },
};
