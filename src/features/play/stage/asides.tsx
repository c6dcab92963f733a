import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { useTheme } from '@/ui/theme';

interface Props {
  readonly onDescribe: () => void;
  readonly onRules: () => void;
}

/** What one asks now and then: the rules, the board in words. */
export function Asides({ onDescribe, onRules }: Props) {
  const { leftHand } = useTheme();
  const t = useTexts();
  return (
    <View style={[styles.corner, leftHand ? styles.right : styles.left]} pointerEvents="box-none">
      <IconButton testID={playIds.rules} label={t.play.rules} icon="rules" onPress={onRules} />
      <IconButton testID={playIds.describe} label={t.play.describe} icon="speak" onPress={onDescribe} />
    </View>
  );
}

const styles = StyleSheet.create({
  corner: { position: 'absolute', top: 0 },
  left: { left: 0 },
  right: { right: 0 },
});
