import { FONT } from '@/boards/metro-x/font';
import Svg, { G, Line, Path, Rect, Text as SvgText } from 'react-native-svg';
import type { Card } from '@/games/metro-x/cards';
import type { EditionId } from '@/games/metro-x/editions';
import type { ColourId } from '@/maps/palette';
import { CARD, CardGlyph } from './card-glyph';
import { useInk, type Ink } from './ink';
import { Mark, type Cell } from './mark';

export interface StripSpec {
  readonly card?: Card;
  /** What is written in each window; null when it is empty. The last written one is new if a card is shown. */
  readonly windows: readonly (string | null)[];
  readonly cells: readonly Cell[];
  readonly colour?: ColourId;
  /** Index of the station at which this many other lines stop too. */
  readonly crossed?: { readonly at: number; readonly lines: number };
  /** First and later bonus at the end of the line. */
  readonly bonus?: readonly [number, number];
}

const PITCH = 33;
const WINDOW = 22;
const MIDDLE = 30;
const HEIGHT = 60;

/** One line laid straight: card, train with its windows, stations, and the bonus at the end. */
export function Strip({ spec, edition }: { readonly spec: StripSpec; readonly edition: EditionId }) {
  const ink = useInk();
  const cardRoom = spec.card === undefined ? 0 : CARD.width + 10;
  const train = spec.windows.length * (WINDOW + 4) + 8;
  const first = cardRoom + (spec.windows.length > 0 ? train : 0) + 26;
  const x = (index: number) => first + index * PITCH;
  const end = x(spec.cells.length - 1);
  const width = end + (spec.bonus ? 62 : 18);
  const colour = ink.line(spec.colour ?? 'orange');
  return (
    <Svg
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
    >
      {spec.card !== undefined && (
        <CardGlyph card={spec.card} edition={edition} ink={ink} y={(HEIGHT - CARD.height) / 2} />
      )}
      {spec.crossed && <Crossing x={x(spec.crossed.at)} lines={spec.crossed.lines} ink={ink} />}
      <Line x1={first - 20} x2={end} y1={MIDDLE} y2={MIDDLE} stroke={ink.casing} strokeWidth={9} />
      <Line x1={first - 20} x2={end} y1={MIDDLE} y2={MIDDLE} stroke={colour} strokeWidth={7} />
      {spec.windows.length > 0 && (
        <Train x={cardRoom} windows={spec.windows} colour={colour} ink={ink} edition={edition} />
      )}
      {spec.cells.map((cell, index) => (
        // Stations have no identity beyond their place in the drawing.
        <Mark key={index} cell={cell} x={x(index)} y={MIDDLE} edition={edition} ink={ink} />
      ))}
      {spec.bonus && <Bonus x={end + 20} bonus={spec.bonus} ink={ink} edition={edition} />}
    </Svg>
  );
}

interface TrainProps {
  readonly x: number;
  readonly windows: StripSpec['windows'];
  readonly colour: string;
  readonly ink: Ink;
  readonly edition: EditionId;
}

function Train({ x, windows, colour, ink, edition }: TrainProps) {
  return (
    <G>
      <Rect
        x={x}
        y={MIDDLE - 16}
        width={windows.length * (WINDOW + 4) + 8}
        height={32}
        rx={8}
        fill={colour}
        stroke={ink.casing}
        strokeWidth={1}
      />
      {windows.map((written, index) => {
        const left = x + 6 + index * (WINDOW + 4);
        const sign = written === 'X' && edition === 'okazu' ? '★' : written;
        return (
          <G key={index}>
            <Rect x={left} y={MIDDLE - 11} width={WINDOW} height={22} rx={4} fill={ink.fill} />
            {sign !== null && (
              <SvgText
                x={left + WINDOW / 2}
                y={MIDDLE + 5.5}
                fontSize={15}
                fontFamily={FONT}
                fontWeight="700"
                textAnchor="middle"
                fill={ink.tokens.ink}
              >
                {sign}
              </SvgText>
            )}
          </G>
        );
      })}
    </G>
  );
}

const OTHERS = ['teal', 'purple'] as const;

function Crossing({ x, lines, ink }: { readonly x: number; readonly lines: number; readonly ink: Ink }) {
  return OTHERS.slice(0, lines).map((colour, index) => {
    const d =
      index === 0
        ? `M${x} ${MIDDLE}V2M${x} ${MIDDLE}V58`
        : `M${x - 26} ${MIDDLE + 26}L${x + 26} ${MIDDLE - 26}`;
    return (
      <G key={colour}>
        <Path d={d} stroke={ink.casing} strokeWidth={9} />
        <Path d={d} stroke={ink.line(colour)} strokeWidth={7} />
      </G>
    );
  });
}

interface BonusProps {
  readonly x: number;
  readonly bonus: readonly [number, number];
  readonly ink: Ink;
  readonly edition: EditionId;
}

/** The two numbers: the better one on gold (or with a crown), the other one plain (or in a diamond). */
function Bonus({ x, bonus, ink, edition }: BonusProps) {
  const { tokens } = ink;
  const crown = `M${x + 2} 24l-2-13 8 5 6-9 6 9 8-5-2 13z`;
  const diamond = `M${x + 14} 32l12 12-12 12-12-12z`;
  return (
    <G>
      <Path
        d={edition === 'okazu' ? crown : `M${x} 8h28v18h-28z`}
        fill={ink.line('yellow')}
        stroke={tokens.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <SvgText
        x={x + 14}
        y={22}
        fontSize={13}
        fontFamily={FONT}
        fontWeight="700"
        textAnchor="middle"
        fill={ink.onLine('yellow')}
      >
        {String(bonus[0])}
      </SvgText>
      <Path
        d={edition === 'okazu' ? diamond : `M${x} 34h28v18h-28z`}
        fill={ink.fill}
        stroke={tokens.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <SvgText
        x={x + 14}
        y={48}
        fontSize={13}
        fontFamily={FONT}
        fontWeight="700"
        textAnchor="middle"
        fill={tokens.ink}
      >
        {String(bonus[1])}
      </SvgText>
    </G>
  );
}
