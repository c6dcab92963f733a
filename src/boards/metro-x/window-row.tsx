import { memo } from 'react';
import Svg, { G, Rect } from 'react-native-svg';
import type { Card, EditionId } from '@/games/metro-x';
import { useTheme } from '@/ui/theme';
import { CardSymbol, SYMBOL_FIELD } from './card-symbol';

interface Props {
  readonly windows: readonly (Card | null)[];
  readonly edition: EditionId;
  readonly height: number;
}

const GAP = 5;
const { width: W, height: H } = SYMBOL_FIELD;

/** The windows of a line's train, with what was written into them. One drawing: rails show two dozen. */
export const WindowRow = memo(
  function WindowRow({ windows, edition, height }: Props) {
    const { tokens } = useTheme();
    const width = windows.length * (W + GAP) - GAP;
    return (
      <Svg
        width={((width + 4) * height) / (H + 4)}
        height={height}
        viewBox={`-2 -2 ${width + 4} ${H + 4}`}
        aria-hidden
        accessible={false}
      >
        {windows.map((card, index) => (
          // Windows never change places, so their index is their name.
          <G key={index} x={index * (W + GAP)}>
            <Rect
              width={W}
              height={H}
              rx={7}
              fill={card === null ? tokens.surface : tokens.pressed}
              stroke={card === null ? tokens.ink : tokens.outline}
              strokeWidth={card === null ? 4 : 3}
            />
            {card !== null && <CardSymbol card={card} edition={edition} ink={tokens.ink} />}
          </G>
        ))}
      </Svg>
    );
  },
  (before, after) =>
    before.height === after.height &&
    before.edition === after.edition &&
    before.windows.join() === after.windows.join(),
);
