import { View, StyleSheet } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import type { EditionId } from '@/games/metro-x';
import { roundedPath } from '@/ui/rounded-path';
import { space } from '@/ui/theme';
import { CARD, CardGlyph } from './card-glyph';
import { useInk, type Ink } from './ink';
import { Mark } from './mark';

interface Props {
  readonly edition: EditionId;
}

const hidden = { 'aria-hidden': true } as const;

const UPPER = roundedPath(
  [
    [20, 20],
    [90, 20],
    [130, 60],
    [260, 60],
  ],
  12,
);
const LOWER = roundedPath(
  [
    [20, 100],
    [90, 100],
    [130, 60],
    [170, 20],
    [260, 20],
  ],
  12,
);

/** Two lines that share one station (MX-1). */
export function MeetingLines({ edition }: Props) {
  const ink = useInk();
  const lines = [
    { d: UPPER, colour: ink.line('orange') },
    { d: LOWER, colour: ink.line('teal') },
  ];
  const stations = [
    [40, 20],
    [80, 20],
    [40, 100],
    [80, 100],
    [130, 60],
    [190, 60],
    [240, 60],
    [190, 20],
    [240, 20],
  ] as const;
  return (
    <Svg width="100%" height={120} viewBox="0 0 280 120" {...hidden}>
      {lines.map(({ d }) => (
        <Path key={d} d={d} fill="none" stroke={ink.casing} strokeWidth={9} strokeLinejoin="round" />
      ))}
      {lines.map(({ d, colour }) => (
        <Path key={d} d={d} fill="none" stroke={colour} strokeWidth={7} strokeLinejoin="round" />
      ))}
      {stations.map(([x, y]) => (
        <Mark key={`${x}-${y}`} cell={x === 130 ? 'new' : 'empty'} x={x} y={y} edition={edition} ink={ink} />
      ))}
    </Svg>
  );
}

function SmallBoard({ x, ink }: { readonly x: number; readonly ink: Ink }) {
  return (
    <G transform={`translate(${x} 8)`}>
      <Rect
        x={1}
        y={1}
        width={50}
        height={62}
        rx={6}
        fill={ink.fill}
        stroke={ink.tokens.ink}
        strokeWidth={2}
      />
      <Path d="M8 14h16l12 12h8" fill="none" stroke={ink.line('orange')} strokeWidth={4} />
      <Path d="M8 50h10l26-24" fill="none" stroke={ink.line('teal')} strokeWidth={4} />
      <Circle cx={38} cy={28} r={5} fill={ink.fill} stroke={ink.tokens.ink} strokeWidth={2} />
    </G>
  );
}

/** One card for several boards (MX-4). */
export function CardForAll({ edition }: Props) {
  const ink = useInk();
  return (
    <Svg width="100%" height={80} viewBox="0 0 280 80" {...hidden}>
      <CardGlyph card="4" edition={edition} ink={ink} x={10} y={17} />
      <Path
        d="M56 40h26M75 33l8 7-8 7"
        fill="none"
        stroke={ink.tokens.ink}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[100, 160, 220].map((x) => (
        <SmallBoard key={x} x={x} ink={ink} />
      ))}
    </Svg>
  );
}

/** The 6 sends all cards back into the deck (MX-12). */
export function Reshuffle({ edition }: Props) {
  const ink = useInk();
  const back = { fill: ink.tokens.accent, stroke: ink.tokens.ink, strokeWidth: 2 };
  return (
    <Svg width="100%" height={64} viewBox="0 0 220 64" {...hidden}>
      <CardGlyph card="6" edition={edition} ink={ink} x={30} y={9} />
      <Path
        d="M78 32h44M114 24l9 8-9 8"
        fill="none"
        stroke={ink.tokens.ink}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[0, 5, 10].map((shift) => (
        <Rect
          key={shift}
          x={140 + shift}
          y={12 - shift / 2}
          width={CARD.width - 2}
          height={CARD.height - 2}
          rx={6}
          {...back}
        />
      ))}
    </Svg>
  );
}

/** From one board to a class (MX-19). */
export function Seats() {
  const ink = useInk();
  return (
    <View style={styles.seats} aria-hidden>
      <Svg width="100%" height={40} viewBox="0 0 280 40" {...hidden}>
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <G key={seat} transform={`translate(${35 + seat * 42} 20)`}>
            <Circle
              r={seat === 0 ? 12 : 9}
              fill={seat === 0 ? ink.tokens.accent : ink.fill}
              stroke={ink.tokens.ink}
              strokeWidth={2.5}
            />
          </G>
        ))}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ seats: { paddingVertical: space.xs } });
