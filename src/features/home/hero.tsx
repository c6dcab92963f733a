import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import { space, useTheme } from '@/ui/theme';

/** Three lines that meet in one interchange: longer than any screen, so that they run off at both sides. */
const LINES = [
  { colour: 'red', d: 'M-900 18H64L92 46H190L218 18H1500' },
  { colour: 'yellow', d: 'M-900 60H1500' },
  { colour: 'blue', d: 'M-900 102H36L64 74H232L260 102H1500' },
] as const;
const STOPS = [
  [20, 18],
  [258, 18],
  [200, 60],
  [296, 60],
  [300, 102],
] as const;
const HEIGHT = 120;

/** Where the page's column begins, so that the drawing keeps its place above the title. */
const COLUMN = 960;

/** The sign of the app, from edge to edge. */
export function Hero() {
  const { tokens } = useTheme();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const left = Math.max(space.l + insets.left, (width - COLUMN) / 2);
  const mode = paletteModeOf(tokens);
  const { casing, fill, ink } = GROUNDS[mode];
  const stroke = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <Svg
      width={width}
      height={HEIGHT}
      viewBox={`${-left} 0 ${width} ${HEIGHT}`}
      aria-hidden
      accessible={false}
    >
      {LINES.map(({ d }) => (
        <Path key={d} d={d} {...stroke} stroke={casing} strokeWidth={10} />
      ))}
      {LINES.map(({ d, colour }) => (
        <Path key={d} d={d} {...stroke} stroke={LINE_COLOURS[colour][mode]} strokeWidth={8} />
      ))}
      {STOPS.map(([x, y]) => (
        <Circle key={`${x}-${y}`} cx={x} cy={y} r={7} fill={fill} stroke={ink} strokeWidth={3} />
      ))}
      <Rect x={130} y={34} width={24} height={52} rx={12} fill={fill} stroke={ink} strokeWidth={4} />
    </Svg>
  );
}
