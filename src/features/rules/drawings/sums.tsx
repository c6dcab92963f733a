import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons/icon';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

function Chip({ text, strong = false }: { readonly text: string; readonly strong?: boolean }) {
  const { tokens } = useTheme();
  return (
    <View
      style={[styles.chip, { borderColor: tokens.outline }, strong && { backgroundColor: tokens.accent }]}
    >
      <Txt variant="strong" tone={strong ? 'onAccent' : 'ink'}>
        {text}
      </Txt>
    </View>
  );
}

/** Completed + transfers - penalty (MX-15). */
export function ScoreSum() {
  return (
    <View style={styles.row} aria-hidden importantForAccessibility="no-hide-descendants">
      <Chip text="31" />
      <Txt variant="strong">+</Txt>
      <Chip text="14" />
      <Txt variant="strong">−</Txt>
      <Chip text="3" />
      <Txt variant="strong">=</Txt>
      <Chip text="42" strong />
    </View>
  );
}

/** Equal points, fewer empty stations (MX-17). */
export function Tie() {
  const { tokens } = useTheme();
  const seats = [
    { empty: 9, wins: false },
    { empty: 6, wins: true },
  ];
  return (
    <View style={styles.row} aria-hidden importantForAccessibility="no-hide-descendants">
      {seats.map(({ empty, wins }) => (
        <View key={empty} style={styles.seat}>
          <Chip text="38" strong={wins} />
          <Txt variant="label">○ × {empty}</Txt>
          {wins && <Icon name="crown" size={20} colour={tokens.gold} />}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  chip: {
    borderWidth: 1.5,
    borderRadius: radius.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    minWidth: 44,
    alignItems: 'center',
  },
});
