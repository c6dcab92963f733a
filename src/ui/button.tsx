import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from './icons/icon';
import type { IconName } from './icons/icon-paths';
import { Tap, type TapProps } from './tap';
import { radius, space, useTheme } from './theme';
import { Txt } from './txt';

interface Props {
  readonly testID: string;
  readonly title: string;
  /** Spoken instead of the title where the title alone would be ambiguous. */
  readonly label?: string;
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly state?: TapProps['state'];
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle>;
}

export function Button({
  testID,
  title,
  label,
  kind = 'secondary',
  icon,
  disabled = false,
  state,
  onPress,
  style,
}: Props) {
  const { tokens } = useTheme();
  const looks = {
    primary: { backgroundColor: tokens.accent, borderColor: tokens.accent, ink: tokens.onAccent },
    secondary: { backgroundColor: tokens.surface, borderColor: tokens.outline, ink: tokens.ink },
    quiet: { backgroundColor: 'transparent', borderColor: 'transparent', ink: tokens.ink },
    danger: { backgroundColor: tokens.surface, borderColor: tokens.danger, ink: tokens.danger },
  }[kind];
  return (
    <Tap
      testID={testID}
      label={label ?? title}
      disabled={disabled}
      {...(state && { state })}
      onPress={onPress}
      style={[
        styles.button,
        { backgroundColor: looks.backgroundColor, borderColor: looks.borderColor },
        disabled && styles.disabled,
        style,
      ]}
    >
      <View style={styles.row}>
        {icon && <Icon name={icon} size={20} colour={looks.ink} />}
        <Txt variant="strong" style={[styles.title, { color: looks.ink }]}>
          {title}
        </Txt>
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  button: {
    borderRadius: radius.m,
    borderWidth: 1.5,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    justifyContent: 'center',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  title: { flexShrink: 1, textAlign: 'center' },
  disabled: { opacity: 0.45 },
});
