import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '../theme';
import { ICON_PATHS, type IconName } from './icon-paths';

interface Props {
  readonly name: IconName;
  readonly size?: number;
  readonly colour?: string;
}

/** A drawing beside a text or inside a named button; screen readers never stop at it. */
export function Icon({ name, size = 24, colour }: Props) {
  const { tokens } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={styles.icon}>
      {ICON_PATHS[name].map((d) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={colour ?? tokens.ink}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}

/** Beside large text an icon keeps its size. */
const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
