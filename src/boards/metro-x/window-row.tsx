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

const GAP = 9;
const RIM = 3;
const { width: W, height: H } = SYMBOL_FIELD;

/** The windows of a line's train, with what was written into them. One drawing: rails show two dozen. */
export const WindowRow = memo(
  function WindowRow({ windows, edition, height }: Props) {
    const { tokens } = useTheme();
    const width = windows.length * (W + GAP) - GAP;
    return (
      <Svg
        width={Math.ceil(((width + 2 * RIM) * height) / (H + 2 * RIM))}
        height={height}
        viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${H + 2 * RIM}`}
        aria-hidden
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
