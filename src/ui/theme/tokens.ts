/** The colours of everything that is not a line. Pairs used as text on ground reach 4.5:1, borders 3:1. */
export interface Tokens {
  readonly dark: boolean;
  readonly highContrast: boolean;
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly pressed: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly border: string;
  readonly outline: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly good: string;
  readonly danger: string;
  readonly gold: string;
  readonly focus: string;
  readonly scrim: string;
}

const light: Tokens = {
  dark: false,
  highContrast: false,
  ground: '#F7F5F0',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  pressed: '#ECE8DF',
  ink: '#14213D',
  inkSoft: '#55607A',
  border: '#DDD8CC',
  outline: '#848B9B',
  accent: '#1D4ED8',
  onAccent: '#FFFFFF',
  good: '#157347',
  danger: '#B42318',
  gold: '#B7791F',
  focus: '#1D4ED8',
  scrim: 'rgba(20, 33, 61, 0.45)',
};

const dark: Tokens = {
  dark: true,
  highContrast: false,
  ground: '#10151F',
  surface: '#1A2130',
  raised: '#232C3E',
  pressed: '#2C374C',
  ink: '#F1F4FA',
  inkSoft: '#A9B4C8',
  border: '#323D52',
  outline: '#76839B',
  accent: '#7FB0FF',
  onAccent: '#0B1730',
  good: '#5BD39A',
  danger: '#FF8A80',
  gold: '#F2C14E',
  focus: '#7FB0FF',
  scrim: 'rgba(0, 0, 0, 0.6)',
};

const lightContrast: Tokens = {
  ...light,
  highContrast: true,
  ground: '#FFFFFF',
  pressed: '#E3E3E3',
  ink: '#000000',
  inkSoft: '#2B2B2B',
  border: '#5A5A5A',
  outline: '#000000',
  accent: '#0033A0',
  good: '#00542E',
  danger: '#8E0000',
  gold: '#7A4D00',
  focus: '#0033A0',
};

const darkContrast: Tokens = {
  ...dark,
  highContrast: true,
  ground: '#000000',
  surface: '#000000',
  raised: '#141414',
  pressed: '#2E2E2E',
  ink: '#FFFFFF',
  inkSoft: '#E2E2E2',
  border: '#9A9A9A',
  outline: '#FFFFFF',
  accent: '#9CC4FF',
  onAccent: '#000000',
  focus: '#FFD60A',
};

export function tokensFor(isDark: boolean, highContrast: boolean): Tokens {
  if (highContrast) return isDark ? darkContrast : lightContrast;
  return isDark ? dark : light;
}

/** Distances in dp; steps of four keep edges aligned between screens. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const radius = { s: 8, m: 12, l: 20, round: 999 } as const;
/** No finger target is smaller. */
export const TARGET = 48;
