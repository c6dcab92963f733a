import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import { roundedPath } from '@/ui/rounded-path';
import { space, useTheme } from '@/ui/theme';

/** Longer than any screen, so that the lines run off at both sides. */
const [LEFT, RIGHT] = [-1500, 2500];
const BEND = 12;
/** Three lines that meet in one interchange: the sign of the app. */
const LINES = [
  {
    colour: 'red',
    points: [
      [LEFT, 18],
      [64, 18],
      [92, 46],
      [190, 46],
      [218, 18],
      [RIGHT, 18],
    ],
  },
  {
    colour: 'yellow',
    points: [
      [LEFT, 60],
      [RIGHT, 60],
    ],
  },
  {
    colour: 'blue',
    points: [
      [LEFT, 102],
      [36, 102],
      [64, 74],
      [232, 74],
      [260, 102],
      [RIGHT, 102],
    ],
  },
] as const;
const DRAWN = LINES.map(({ colour, points }) => ({ colour, d: roundedPath(points, BEND) }));
const STOPS = [
  [20, 18],
  [258, 18],
  [200, 60],
  [296, 60],
  [300, 102],
] as const;
const HEIGHT = 120;

/** How wide the page's column gets, so that the sign keeps its place above the title. */
const COLUMN = 960;

interface Props {
  /** In dp; the drawing scales with it. */
  readonly height: number;
}

/** The sign of the app, from edge to edge. */
export function Hero({ height }: Props) {
  const { tokens } = useTheme();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const unit = HEIGHT / height;
  const left = Math.max(space.l + insets.left, (width - COLUMN) / 2) * unit;
  const mode = paletteModeOf(tokens);
  const { casing, fill, ink } = GROUNDS[mode];
  const stroke = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <Svg width={width} height={height} viewBox={`${-left} 0 ${width * unit} ${HEIGHT}`} aria-hidden>
      {DRAWN.map(({ d }) => (
        <Path key={d} d={d} {...stroke} stroke={casing} strokeWidth={10} />
      ))}
      {DRAWN.map(({ d, colour }) => (
        <Path key={d} d={d} {...stroke} stroke={LINE_COLOURS[colour][mode]} strokeWidth={8} />
      ))}
      {STOPS.map(([x, y]) => (
        <Circle key={`${x}-${y}`} cx={x} cy={y} r={7} fill={fill} stroke={ink} strokeWidth={3} />
      ))}
      <Rect x={130} y={34} width={24} height={52} rx={12} fill={fill} stroke={ink} strokeWidth={4} />
    </Svg>
  );
}
