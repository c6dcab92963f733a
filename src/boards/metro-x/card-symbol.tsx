import { Circle, G, Path, Text as SvgText } from 'react-native-svg';
import type { Card } from '@/games/metro-x/cards';
import { cardAmount, cardKind } from '@/games/metro-x/cards';
import type { EditionId } from '@/games/metro-x/editions';
import { ICON_PATHS } from '@/ui/icons/icon-paths';
import { FONT } from './font';

interface Props {
  readonly card: Card;
  readonly edition: EditionId;
  readonly ink: string;
}

/** The symbols lie on a field of 40 by 52. */
export const SYMBOL_FIELD = { width: 40, height: 52 } as const;

const HOP = 'M7 20C9 7 29 5 32 16';
const HOP_HEAD = 'M34.5 9.5L32.5 17L25.5 14.5';
const STAR = 'M20 8l5.1 11.3 12.3 1.4-9.1 8.4 2.5 12.1L20 35.1l-10.8 6.1 2.5-12.1-9.1-8.4 12.3-1.4z';
/** Drawn on 24 by 24. */
const LOOP = ICON_PATHS.loop.join('');

function Numeral({ text, size, y, ink }: { text: string; size: number; y: number; ink: string }) {
  return (
    <SvgText x={20} y={y} fontSize={size} fontFamily={FONT} fontWeight="800" textAnchor="middle" fill={ink}>
      {text}
    </SvgText>
  );
}

function Number({ card, ink }: Props) {
  const isSix = card === '6';
  return (
    <>
      <Numeral text={card} size={36} y={isSix ? 32 : 39} ink={ink} />
      {isSix && (
        <G x={12.5} y={35} scale={0.62}>
          <Path
            d={LOOP}
            fill="none"
            stroke={ink}
            strokeWidth={4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </G>
      )}
    </>
  );
}

/** One edition prints a hop over what is filled, the other a circled number. */
function Skip({ card, edition, ink }: Props) {
  const text = String(cardAmount(card));
  if (edition === 'okazu') {
    return (
      <>
        <Circle cx={20} cy={26} r={16} fill="none" stroke={ink} strokeWidth={3} />
        <Numeral text={text} size={24} y={34.5} ink={ink} />
      </>
    );
  }
  return (
    <>
      <Path d={HOP} fill="none" stroke={ink} strokeWidth={3} strokeLinecap="round" />
      <Path
        d={HOP_HEAD}
        fill="none"
        stroke={ink}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Numeral text={text} size={30} y={46} ink={ink} />
    </>
  );
}

function Transfer({ edition, ink }: Props) {
  if (edition === 'okazu') return <Path d={STAR} fill={ink} />;
  return <Path d="M9 13L31 39M31 13L9 39" stroke={ink} strokeWidth={6} strokeLinecap="round" />;
}

/** A station that can be anywhere. */
function Free({ ink }: Props) {
  return (
    <>
      <Circle cx={20} cy={26} r={9} fill="none" stroke={ink} strokeWidth={4.5} />
      <Path d="M20 6v8M20 38v8M3 26h5M32 26h5" stroke={ink} strokeWidth={3} strokeLinecap="round" />
    </>
  );
}

const SYMBOLS = { number: Number, skip: Skip, transfer: Transfer, free: Free } as const;

/** What is printed on a card, without its paper; also what is written into a window. */
export function CardSymbol(props: Props) {
  const Symbol = SYMBOLS[cardKind(props.card)];
  return (
    <G>
      <Symbol {...props} />
    </G>
  );
}
