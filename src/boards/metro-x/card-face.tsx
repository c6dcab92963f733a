import { memo } from 'react';
import Svg, { G, Rect } from 'react-native-svg';
import { type Card, cardKind } from '@/games/metro-x/cards';
import type { EditionId } from '@/games/metro-x/editions';
import { useTheme } from '@/ui/theme';
import { CardSymbol, SYMBOL_FIELD } from './card-symbol';

interface Props {
  readonly card: Card;
  readonly edition: EditionId;
  readonly width: number;
  /** Drawn pale and struck through: no longer in the deck. */
  readonly gone?: boolean;
  readonly open?: boolean;
}

/** Cards keep their shape at every width. */
export const cardHeight = (width: number): number =>
  (width * (SYMBOL_FIELD.height + 4)) / (SYMBOL_FIELD.width + 4);

/** A card of the deck. Hidden from screen readers: whoever shows it names it. */
export const CardFace = memo(function CardFace({ card, edition, width, gone = false, open = false }: Props) {
  const { tokens } = useTheme();
  const inks = { number: tokens.ink, skip: tokens.accent, transfer: tokens.gold, free: tokens.good };
  const { width: w, height: h } = SYMBOL_FIELD;
  const frame = open ? 3 : 1.5;
  return (
    <Svg width={width} height={(width * (h + 4)) / (w + 4)} viewBox={`-2 -2 ${w + 4} ${h + 4}`} aria-hidden>
      <Rect
        x={0}
        y={0}
        width={w}
        height={h}
        rx={6}
        fill={gone ? 'none' : tokens.surface}
        stroke={open ? tokens.ink : tokens.outline}
        strokeWidth={frame}
        strokeDasharray={gone ? '4 4' : undefined}
        opacity={gone ? 0.6 : 1}
      />
      <G opacity={gone ? 0.3 : 1}>
        <CardSymbol card={card} edition={edition} ink={inks[cardKind(card)]} />
      </G>
    </Svg>
  );
});
