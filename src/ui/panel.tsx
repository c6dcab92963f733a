import type { PropsWithChildren } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius, space, useTheme } from './theme';

interface Props {
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** A quiet surface that holds together what is about one thing. */
export function Panel({ testID, style, children }: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  return (
    <View
      testID={testID}
      style={[styles.panel, { backgroundColor: tokens.surface, borderColor: tokens.border }, style]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.m, borderWidth: 1, padding: space.l, gap: space.m },
});
