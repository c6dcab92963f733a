import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import type { Refusal } from '@/engine/game';
import type { EditionId } from '@/games/metro-x';
import { useTexts, type Texts } from '@/i18n';
import type { TableTrouble } from '@/store/table-slice';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Explanation } from '../use-explanation';

interface Props extends Explanation {
  readonly edition: EditionId;
}

/** Why something was not done, over the lower edge of the map, until the next tap. */
export function Message({ refusal, trouble, edition, dismiss }: Props) {
  const { tokens } = useTheme();
  const router = useRouter();
  const t = useTexts();
  if (refusal === null && trouble === null) return null;
  const text = trouble === null ? refusalWords(t, edition, refusal) : troubleWords(t, trouble);
  return (
    <View
      testID={playIds.message}
      role="alert"
      accessibilityLiveRegion="assertive"
      style={[
        styles.box,
        { backgroundColor: tokens.raised, borderColor: trouble ? tokens.danger : tokens.accent },
      ]}
    >
      <Txt variant="label" style={styles.text}>
        {text}
      </Txt>
      {refusal !== null && (
        <Button
          testID={playIds.messageRule}
          kind="quiet"
          title={t.refusals.seeRule}
          label={`${t.refusals.seeRule}: ${refusal.rule}`}
          onPress={() => router.push({ pathname: '/rules', params: { rule: refusal.rule, edition } })}
        />
      )}
      <IconButton testID={playIds.messageClose} label={t.play.close} icon="close" onPress={dismiss} />
    </View>
  );
}

function refusalWords(t: Texts, edition: EditionId, refusal: Refusal | null): string {
  if (refusal === null) return '';
  const { byCode, unknown } = t.refusals;
  const words = refusal.code in byCode ? byCode[refusal.code as keyof typeof byCode] : null;
  return words === null ? unknown : words(refusal.params ?? {}, t.cards[edition]);
}

function troubleWords(t: Texts, trouble: TableTrouble): string {
  return trouble === 'not-saved' ? t.play.notSaved : t.play.elsewhere;
}

const styles = StyleSheet.create({
  box: {
    position: 'absolute',
    left: space.s,
    right: space.s,
    bottom: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingLeft: space.m,
    paddingVertical: 2,
  },
  text: { flex: 1 },
});
