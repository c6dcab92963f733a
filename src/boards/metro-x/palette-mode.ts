import type { PaletteMode } from '@/maps/palette';

/** Which column of the palette the theme asks for. */
export function paletteModeOf(tokens: {
  readonly dark: boolean;
  readonly highContrast: boolean;
}): PaletteMode {
  if (tokens.highContrast) return tokens.dark ? 'highContrastDark' : 'highContrastLight';
  return tokens.dark ? 'dark' : 'light';
}
