import { memo, useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

/** Speaks what happened. Browsers read out a live region; phones are told. */
export const Announcer = memo(function Announcer({ text }: { readonly text: string }) {
  useEffect(() => {
    if (Platform.OS !== 'web' && text !== '') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
  if (Platform.OS !== 'web') return null;
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {text}
    </Text>
  );
});

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
