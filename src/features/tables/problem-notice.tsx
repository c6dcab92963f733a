import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Problem } from './say-trouble';

interface Props {
  readonly problem: Problem | null;
  readonly edition: EditionId;
  readonly onClose: () => void;
}

/** What the table refused, why, and the rule behind it. */
export function ProblemNotice({ problem, edition, onClose }: Props) {
  const t = useTexts();
  const router = useRouter();
  const { tokens } = useTheme();
  if (problem === null) return null;
  const { text, rule } = problem;
  return (
    <View
      testID={tableIds.trouble}
      role="alert"
      accessibilityLiveRegion="assertive"
      style={[styles.box, { backgroundColor: tokens.surface, borderColor: tokens.danger }]}
    >
      <View style={styles.said}>
        <Txt variant="label" style={styles.text}>
          {text}
        </Txt>
        {rule !== null && (
          <Button
            testID={tableIds.troubleRule}
            kind="quiet"
            title={t.stage.seeRule}
            label={`${t.stage.seeRule}: ${rule}`}
            onPress={() => router.push({ pathname: '/rules', params: { rule, edition } })}
          />
        )}
      </View>
      <IconButton testID={tableIds.troubleClose} label={t.words.close} icon="close" onPress={onClose} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingLeft: space.m,
  },
  /** The rule goes below where it is narrow, the way to close it never does. */
  said: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200, paddingVertical: space.s },
});
