import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS, LINE_COLOURS, type ColourId } from '@/maps/palette';
import { useTheme, type Tokens } from '@/ui/theme';

export interface Ink {
  readonly tokens: Tokens;
  readonly line: (colour: ColourId) => string;
  /** For letters set on a line's colour. */
  readonly onLine: (colour: ColourId) => string;
  readonly casing: string;
  readonly fill: string;
}

/** The colours of the board, so that a rule's drawing looks like what one plays on. */
export function useInk(): Ink {
  const { tokens } = useTheme();
  const mode = paletteModeOf(tokens);
  return {
    tokens,
    line: (colour) => LINE_COLOURS[colour][mode],
    onLine: (colour) => LINE_COLOURS[colour].onColour[mode],
    casing: GROUNDS[mode].casing,
    fill: GROUNDS[mode].fill,
  };
}
