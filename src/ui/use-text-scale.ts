import { Platform, useWindowDimensions } from 'react-native';
import { useTheme } from './theme';

/** How much larger than designed text is shown: layouts that count characters count with it. */
export function useTextScale(): number {
  const { webFontScale } = useTheme();
  const { fontScale } = useWindowDimensions();
  return Platform.OS === 'web' ? webFontScale : Math.min(2, fontScale);
}
