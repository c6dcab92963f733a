import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons/icon';
import type { IconName } from '@/ui/icons/icon-paths';
import { Tap } from '@/ui/tap';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly testID: string;
  readonly label: string;
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A door to something that was begun. */
export function WideDoor({ testID, label, icon, title, lines, disabled = false, onPress }: Props) {
  const { tokens } = useTheme();
  return (
    <Tap
      testID={testID}
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={[styles.door, { backgroundColor: tokens.surface, borderColor: tokens.accent }]}
    >
      <Icon name={icon} colour={tokens.accent} />
      <View style={styles.words}>
        <Txt variant="strong">{title}</Txt>
        {lines.map((line) => (
          <Txt key={line} variant="small" tone="soft">
            {line}
          </Txt>
        ))}
      </View>
      <Icon name="forward" size={20} colour={tokens.accent} />
    </Tap>
  );
}

const styles = StyleSheet.create({
  door: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  words: { flex: 1 },
});
