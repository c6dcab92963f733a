import { createContext, useContext } from 'react';
import { tokensFor, type Tokens } from './tokens';

export interface Theme {
  readonly tokens: Tokens;
  /** True when animations should jump to their end. */
  readonly reducedMotion: boolean;
  /** Mirrors side-by-side layouts so that controls lie under the left thumb. */
  readonly leftHand: boolean;
  /** How much larger than designed people want their text; 1 on phones, where the system scales it itself. */
  readonly webFontScale: number;
}

export const ThemeContext = createContext<Theme>({
  tokens: tokensFor(false, false),
  reducedMotion: false,
  leftHand: false,
  webFontScale: 1,
});

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
