import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import type { EditionId } from '@/games/metro-x';
import { useTexts, type MetroXRuleId } from '@/i18n';
import { Panel } from '@/ui/panel';
import { rulesIds } from '@/ui/test-ids';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { RuleDrawing } from './rule-drawing';

interface Props {
  readonly rule: MetroXRuleId;
  readonly edition: EditionId;
  /** The rule that a refusal sent the player to. */
  readonly lookedUp: boolean;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

export function RulePanel({ rule, edition, lookedUp, onLayout }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { title, text, example } = t.rules.pages[edition][rule];
  return (
    <View onLayout={onLayout}>
      <Panel
        testID={rulesIds.rule(rule)}
        style={lookedUp && { borderColor: tokens.accent, borderWidth: 3, padding: space.l - 2 }}
      >
        {lookedUp && (
          <Txt variant="label" tone="accent">
            {t.rules.lookedUp}
          </Txt>
        )}
        <View style={styles.head}>
          <Txt variant="strong" level={3} style={styles.title}>
            {title}
          </Txt>
          <Txt variant="small" tone="soft">
            {rule}
          </Txt>
        </View>
        <Txt>{text}</Txt>
        <View style={styles.example}>
          <RuleDrawing rule={rule} edition={edition} />
          <Txt variant="small" tone="soft" centred>
            {example}
          </Txt>
        </View>
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  title: { flex: 1 },
  example: { gap: space.s },
});
