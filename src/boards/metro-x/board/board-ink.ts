import { useMemo } from 'react';
import { GROUNDS, LINE_COLOURS, type ColourId, type Ground } from '@/maps/palette';
import { useTheme, type Tokens } from '@/ui/theme';
import { paletteModeOf } from '../palette-mode';

export interface BoardInk extends Ground {
  readonly accent: string;
  readonly danger: string;
  /** Light of a completed line and of an open gold bonus; dark text stands on it. */
  readonly gold: string;
  readonly onGold: string;
  readonly stroke: (colour: ColourId) => string;
  readonly onStroke: (colour: ColourId) => string;
}

export function inkOf(tokens: Tokens): BoardInk {
  const mode = paletteModeOf(tokens);
  return {
    ...GROUNDS[mode],
    paper: tokens.ground,
    accent: tokens.accent,
    danger: tokens.danger,
    gold: '#FFC83D',
    onGold: '#14181F',
    stroke: (colour) => LINE_COLOURS[colour][mode],
    onStroke: (colour) => LINE_COLOURS[colour].onColour[mode],
  };
}

export function useBoardInk(): BoardInk {
  const { tokens } = useTheme();
  return useMemo(() => inkOf(tokens), [tokens]);
}
