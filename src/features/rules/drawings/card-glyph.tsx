import { G, Rect } from 'react-native-svg';
import { CardSymbol, SYMBOL_FIELD } from '@/boards/metro-x/card-symbol';
import type { Card, EditionId } from '@/games/metro-x';
import type { Ink } from './ink';

interface Props {
  readonly card: Card;
  readonly edition: EditionId;
  readonly ink: Ink;
  readonly x?: number;
  readonly y?: number;
}

const SCALE = 0.86;
const FRAME = 2;

export const CARD = {
  width: SYMBOL_FIELD.width * SCALE + FRAME,
  height: SYMBOL_FIELD.height * SCALE + FRAME,
} as const;

/** A card inside a larger drawing, with the symbol that is printed on it in the game. */
export function CardGlyph({ card, edition, ink, x = 0, y = 0 }: Props) {
  return (
    <G transform={`translate(${x + FRAME / 2} ${y + FRAME / 2}) scale(${SCALE})`}>
      <Rect
        width={SYMBOL_FIELD.width}
        height={SYMBOL_FIELD.height}
        rx={6}
        fill={ink.tokens.raised}
        stroke={ink.tokens.ink}
        strokeWidth={2}
      />
      <CardSymbol card={card} edition={edition} ink={ink.tokens.ink} />
    </G>
  );
}
