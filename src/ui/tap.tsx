import { useState, type PropsWithChildren } from 'react';
import {
  Pressable,
  StyleSheet,
  type AccessibilityRole,
  type AccessibilityState,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { spaceKey } from './space-key';
import { TARGET, useTheme } from './theme';

export interface TapProps {
  readonly testID: string;
  /** What a screen reader says; visible text alone is often too short. */
  readonly label: string;
  readonly hint?: string;
  readonly role?: AccessibilityRole;
  readonly state?: AccessibilityState;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: StyleProp<ViewStyle>;
}

/** A pointer focuses what it presses, too; only those who walk by keyboard need to see where they are. */
function isVisibleFocus(target: unknown): boolean {
  const { matches } = target as { matches?: (selector: string) => boolean };
  return matches?.call(target, ':focus-visible') ?? true;
}

/** The one touchable of the app: named, with a role and a state, never smaller than a finger. */
export function Tap(props: PropsWithChildren<TapProps>) {
  const { tokens } = useTheme();
  const [focused, setFocused] = useState(false);
  const disabled = props.disabled ?? false;
  const role = props.role ?? 'button';
  const pressedStyle = props.pressedStyle ?? { opacity: 0.75 };
  return (
    <Pressable
      testID={props.testID}
      accessible
      accessibilityRole={role}
      accessibilityLabel={props.label}
      accessibilityHint={props.hint}
      accessibilityState={{ ...props.state, disabled }}
      aria-checked={props.state?.checked}
      aria-selected={props.state?.selected}
      aria-expanded={props.state?.expanded}
      aria-busy={props.state?.busy}
      disabled={disabled}
      onPress={props.onPress}
      {...spaceKey({ role, disabled, onPress: props.onPress })}
      onLongPress={props.onLongPress}
      onFocus={(event) => setFocused(isVisibleFocus(event.target))}
      onBlur={() => setFocused(false)}
      style={({ pressed }) => [
        styles.target,
        props.style,
        pressed && !disabled && pressedStyle,
        focused && { outlineColor: tokens.focus, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 },
      ]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ target: { minWidth: TARGET, minHeight: TARGET } });
