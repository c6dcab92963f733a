import { useWindowDimensions } from 'react-native';
import { useTheme } from '@/ui/theme';

interface StageSize {
  /** Two columns side by side. */
  readonly wide: boolean;
  /** Width of the open card in dp. */
  readonly card: number;
  /** How much larger than on a phone everything is: a tablet on the table is read from 1.5 m. */
  readonly scale: number;
  /** The size and line of a text that is that large on a phone. */
  readonly font: (size: number) => { readonly fontSize: number; readonly lineHeight: number };
}

const WIDE = 700;
/** Of the shorter side, where the sizes below are meant as they are. */
const PHONE = 390;
const LARGEST = 2.2;

export function useStageSize(): StageSize {
  const { width, height } = useWindowDimensions();
  const { webFontScale } = useTheme();
  const scale = Math.max(0.9, Math.min(LARGEST, Math.min(width, height) / PHONE));
  const wide = width >= WIDE && width > height;
  // A lying phone has no height to give away, an upright one no width.
  const card = Math.round(Math.min(wide ? width * 0.2 : width * 0.34, height * 0.26));
  return {
    wide,
    card,
    scale,
    font: (size) => ({
      fontSize: Math.round(size * scale * webFontScale),
      lineHeight: Math.round(size * 1.25 * scale * webFontScale),
    }),
  };
}
