import type { PropsWithChildren } from 'react';
import { Platform, StyleSheet, Text, type StyleProp, type TextProps, type TextStyle } from 'react-native';
import { useTheme } from './theme';

const SIZES = {
  display: { fontSize: 40, lineHeight: 46, fontWeight: '800' },
  title: { fontSize: 26, lineHeight: 32, fontWeight: '700' },
  heading: { fontSize: 19, lineHeight: 25, fontWeight: '700' },
  body: { fontSize: 16, lineHeight: 23, fontWeight: '400' },
  strong: { fontSize: 16, lineHeight: 22, fontWeight: '600' },
  label: { fontSize: 14, lineHeight: 19, fontWeight: '600' },
  small: { fontSize: 13, lineHeight: 18, fontWeight: '400' },
} as const satisfies Record<string, TextStyle>;

const LEVELS: Partial<Record<keyof typeof SIZES, 1 | 2 | 3>> = { display: 1, title: 1, heading: 2 };

export type TxtVariant = keyof typeof SIZES;
export type TxtTone = 'ink' | 'soft' | 'accent' | 'danger' | 'good' | 'onAccent';

interface Props extends Omit<TextProps, 'role' | 'style'> {
  readonly variant?: TxtVariant;
  readonly tone?: TxtTone;
  readonly style?: StyleProp<TextStyle>;
  readonly centred?: boolean;
  /** Makes any text a heading, or with null none; `title` and `heading` are one by themselves. */
  readonly level?: 1 | 2 | 3 | null;
}

/** All text of the app; `title` and `heading` announce themselves as headings. */
export function Txt({
  variant = 'body',
  tone = 'ink',
  style,
  centred,
  level = LEVELS[variant],
  children,
  ...rest
}: PropsWithChildren<Props>) {
  const { tokens, webFontScale } = useTheme();
  const base = SIZES[variant];
  // What is large already stays on the screen: a long word at twice its size would break in two.
  const most = variant === 'display' ? 1.4 : 2;
  const colours = {
    ink: tokens.ink,
    soft: tokens.inkSoft,
    accent: tokens.accent,
    danger: tokens.danger,
    good: tokens.good,
    onAccent: tokens.onAccent,
  };
  return (
    <Text
      {...(level === undefined || level === null ? {} : { role: 'heading' as const, 'aria-level': level })}
      maxFontSizeMultiplier={most}
      {...rest}
      style={[
        base,
        Platform.OS === 'web' &&
          webFontScale !== 1 && {
            fontSize: base.fontSize * Math.min(most, webFontScale),
            lineHeight: base.lineHeight * Math.min(most, webFontScale),
          },
        { color: colours[tone] },
        centred && styles.centred,
        style,
      ]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({ centred: { textAlign: 'center' } });
