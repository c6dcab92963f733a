import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { Icon } from '@/ui/icons/icon';
import { useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { RailLine } from '../model/rail-lines';

/** What the open card would do on the line. */
export function ChipGain({ rail: { preview } }: { readonly rail: RailLine }) {
  if (preview === null) return null;
  const { writes, count, completes } = preview;
  return (
    <Txt
      variant="strong"
      tone={completes.length > 0 ? 'good' : count === 0 ? 'soft' : 'ink'}
      numberOfLines={1}
    >
      {writes === null ? `+${count}` : `=${writes}`}
    </Txt>
  );
}

/** The bonus that is open, won, or out of reach. */
export function ChipBonus({ rail: { line, bonus, dead } }: { readonly rail: RailLine }) {
  const { tokens } = useTheme();
  if (line.complete !== null) {
    return (
      <View style={styles.fact}>
        <Icon name="check" size={15} colour={tokens.good} />
        <Txt variant="label" tone="good" numberOfLines={1}>
          {line.points}
        </Txt>
      </View>
    );
  }
  const colour = dead ? tokens.inkSoft : bonus.kind === 'first' ? tokens.gold : tokens.inkSoft;
  return (
    <View style={[styles.fact, dead && styles.dead]}>
      <Icon name="crown" size={14} colour={colour} />
      <Txt variant="label" tone={dead ? 'soft' : 'ink'} style={dead && styles.struck} numberOfLines={1}>
        {bonus.points}
      </Txt>
    </View>
  );
}

/** How many stations of the line are still empty. */
export function ChipLeft({ rail: { line } }: { readonly rail: RailLine }) {
  const { tokens } = useTheme();
  const left = line.length - line.filled;
  return (
    <View style={styles.fact}>
      <Svg width={11} height={11} viewBox="0 0 12 12" aria-hidden>
        {left > 0 ? (
          <Circle cx={6} cy={6} r={4.5} fill="none" stroke={tokens.inkSoft} strokeWidth={2} />
        ) : (
          <Path d="M2 2l8 8M10 2l-8 8" stroke={tokens.inkSoft} strokeWidth={2} />
        )}
      </Svg>
      <Txt variant="small" tone="soft" numberOfLines={1}>
        {left}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  fact: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  dead: { opacity: 0.7 },
  struck: { textDecorationLine: 'line-through' },
});
