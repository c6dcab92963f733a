import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '@/ui/theme';
import { arrange, type Arrangement } from './arrangement';

export function useArrangement(): Arrangement {
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { webFontScale } = useTheme();
  const room = {
    width: width - insets.left - insets.right,
    height: height - insets.top - insets.bottom,
    fontScale: fontScale * webFontScale,
  };
  return useMemo(
    () => arrange({ width: room.width, height: room.height, fontScale: room.fontScale }),
    [room.width, room.height, room.fontScale],
  );
}
