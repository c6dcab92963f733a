import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from './icons/icon';
import type { IconName } from './icons/icon-paths';
import { Tap } from './tap';
import { radius, useTheme } from './theme';

interface Props {
  readonly testID: string;
  readonly label: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** Floating buttons lie over the board and bring their own ground. */
  readonly floating?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

export function IconButton({
  testID,
  label,
  icon,
  disabled = false,
  onPress,
  floating = false,
  style,
}: Props) {
  const { tokens } = useTheme();
  return (
    <Tap
      testID={testID}
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.button,
        floating && { backgroundColor: tokens.raised, borderColor: tokens.border, borderWidth: 1 },
        disabled && styles.disabled,
        style,
      ]}
    >
      <Icon name={icon} />
    </Tap>
  );
}

const styles = StyleSheet.create({
  button: { borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  disabled: { opacity: 0.4 },
});
