import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons/icon';
import { playIds } from '@/ui/test-ids';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useModalFocus } from '@/ui/use-modal-focus';

interface Props {
  readonly name: string;
  readonly onShow: () => void;
  /** Who had the phone before and may want to change something; null: nobody. */
  readonly back: { readonly name: string; readonly onPress: () => void } | null;
}

/** Instead of the board, not over it: what is not drawn cannot be seen, read out or found. */
export function Curtain({ name, onShow, back }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const sheet = useModalFocus();
  return (
    <View
      ref={sheet}
      testID={playIds.curtain}
      style={[
        styles.curtain,
        { backgroundColor: tokens.ground, paddingTop: insets.top, paddingBottom: insets.bottom + space.l },
      ]}
    >
      <View style={styles.words} accessible accessibilityLiveRegion="assertive">
        <Icon name="hand" size={56} colour={tokens.accent} />
        <Txt variant="title" centred>
          {t.play.table.handTo(name)}
        </Txt>
        <Txt tone="soft" centred>
          {t.play.table.curtain}
        </Txt>
      </View>
      <View style={styles.actions}>
        <Button
          testID={playIds.curtainShow}
          kind="primary"
          title={t.play.table.show(name)}
          onPress={onShow}
          style={styles.show}
        />
        {back !== null && (
          <Button
            testID={playIds.curtainBack}
            kind="quiet"
            title={t.play.table.backTo(back.name)}
            onPress={back.onPress}
          />
        )}
        <Button
          testID={playIds.curtainHome}
          kind="quiet"
          title={t.play.leave}
          onPress={() => router.dismissTo('/')}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1, paddingHorizontal: space.xl, alignItems: 'center' },
  words: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, maxWidth: 480 },
  actions: { width: '100%', maxWidth: 480, gap: space.s },
  show: { minHeight: 64 },
});
