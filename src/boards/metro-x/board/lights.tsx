import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedProps,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Path } from 'react-native-svg';
import { SIZES, type LineDrawing, type MapDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Layer } from './layer';

const RUN_MS = 900;
const HALO = SIZES.stroke + 0.34;
/** Length of the bright head that runs ahead of the light. */
const HEAD = 1.1;

const AnimatedPath = Animated.createAnimatedComponent(Path);

const lengthOf = ({ route }: LineDrawing): number => route.lengths.at(-1) ?? 0;

/** From 0 to 1 along the line, once. */
function useRun(runs: boolean): SharedValue<number> {
  const t = useSharedValue(runs ? 0 : 1);
  useEffect(() => {
    if (runs) t.set(withTiming(1, { duration: RUN_MS, easing: Easing.inOut(Easing.quad) }));
  }, [t, runs]);
  return t;
}

interface LightProps {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
}

function Halo({ line, ink, runs }: LightProps & { readonly runs: boolean }) {
  const length = lengthOf(line);
  const t = useRun(runs);
  const lit = useAnimatedProps(() => ({ strokeDashoffset: length * (1 - t.get()) }));
  return (
    <AnimatedPath
      animatedProps={lit}
      d={line.path}
      fill="none"
      stroke={ink.gold}
      strokeWidth={HALO}
      strokeLinejoin="round"
      strokeDasharray={[length, length + 1]}
    />
  );
}

interface HalosProps {
  readonly drawing: MapDrawing;
  readonly ink: BoardInk;
  readonly lines: readonly LineDrawing[];
  /** Ids of lines that light up just now. */
  readonly fresh: readonly string[];
}

/** The light of completed lines, under everything. A sheet of its own: while it grows, only it is painted. */
export function Halos({ drawing, ink, lines, fresh }: HalosProps) {
  if (lines.length === 0) return null;
  return (
    <Layer drawing={drawing}>
      {lines.map((line) => (
        <Halo key={line.id} line={line} ink={ink} runs={fresh.includes(line.id)} />
      ))}
    </Layer>
  );
}

/** Runs along a line that has just been completed, from the train to the sign. */
export function Headlight({ drawing, line, ink }: LightProps & { readonly drawing: MapDrawing }) {
  const length = lengthOf(line);
  const t = useRun(true);
  const head = useAnimatedProps(() => ({ strokeDashoffset: HEAD - (length + HEAD) * t.get() }));
  return (
    <Animated.View style={StyleSheet.absoluteFill} pointerEvents="none">
      <Layer drawing={drawing}>
        <AnimatedPath
          animatedProps={head}
          d={line.path}
          fill="none"
          stroke={ink.gold}
          strokeWidth={SIZES.stroke * 1.4}
          strokeDasharray={[HEAD, length + HEAD]}
        />
      </Layer>
    </Animated.View>
  );
}
