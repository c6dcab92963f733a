import { useMemo, type PropsWithChildren } from 'react';
import { useColorScheme } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';
import { ThemeContext, type Theme } from './theme-context';
import { tokensFor } from './tokens';
import { webFontScale } from './web-font-scale';

interface Props {
  readonly theme: 'system' | 'light' | 'dark';
  readonly palette: 'standard' | 'high-contrast';
  readonly motion: 'system' | 'on' | 'off';
  readonly leftHand: boolean;
}

/** Joins what the person chose with what the system asks for. */
export function ThemeProvider({ theme, palette, motion, leftHand, children }: PropsWithChildren<Props>) {
  const systemDark = useColorScheme() === 'dark';
  const systemReduced = useReducedMotion();
  const isDark = theme === 'system' ? systemDark : theme === 'dark';
  const reducedMotion = motion === 'system' ? systemReduced : motion === 'off';
  const value = useMemo<Theme>(
    () => ({
      tokens: tokensFor(isDark, palette === 'high-contrast'),
      reducedMotion,
      leftHand,
      webFontScale: webFontScale(),
    }),
    [isDark, palette, reducedMotion, leftHand],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
