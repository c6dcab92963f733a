import { ScrollView, StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useModalFocus } from '@/ui/use-modal-focus';

interface Props {
  readonly sentences: readonly string[];
  readonly onClose: () => void;
}

/** The board in at most nine sentences, over the map. */
export function Description({ sentences, onClose }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const sheet = useModalFocus();
  return (
    <View
      ref={sheet}
      testID={playIds.described}
      role="dialog"
      accessibilityViewIsModal
      aria-modal
      aria-label={t.play.describe}
      accessibilityLiveRegion="polite"
      style={[styles.sheet, { backgroundColor: tokens.raised, borderColor: tokens.outline }]}
    >
      <ScrollView style={styles.words}>
        {sentences.map((sentence) => (
          <Txt key={sentence} style={styles.sentence}>
            {sentence}
          </Txt>
        ))}
      </ScrollView>
      <Button testID={playIds.describedClose} title={t.play.close} onPress={onClose} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    ...StyleSheet.absoluteFill,
    margin: space.s,
    padding: space.m,
    borderWidth: 1.5,
    borderRadius: radius.m,
    gap: space.s,
  },
  words: { flex: 1 },
  sentence: { paddingVertical: 3 },
});
