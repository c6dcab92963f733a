import { useRouter } from 'expo-router';
import { memo, useDeferredValue } from 'react';
import { StyleSheet, View } from 'react-native';
import { nameOfEdition, nameOfMap, useTexts } from '@/i18n';
import { selectResumableGames } from '@/store/history-selectors';
import { useAppSelector } from '@/store/hooks';
import type { GameSummary } from '@/store/summary';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

/** The newest open game, and the way to the others. Nothing when there is none. */
export function ContinueDoor() {
  // Home lies under the board and hears of every move: it must not hold up the mark that shows it.
  return <OpenGames open={useDeferredValue(useAppSelector(selectResumableGames))} />;
}

const OpenGames = memo(function OpenGames({ open }: { readonly open: readonly GameSummary[] }) {
  const t = useTexts();
  const router = useRouter();
  const { tokens } = useTheme();
  const newest = open[0];
  if (!newest) return null;
  const name = `${nameOfMap(t, newest.map)} · ${nameOfEdition(t, newest.edition)}`;
  const state = t.words.progress(newest.turns, newest.scores[0]);
  return (
    <View>
      <Tap
        testID={homeIds.continue}
        label={`${t.home.continue}: ${name}, ${state}`}
        onPress={() => router.push(`/play/${newest.id}`)}
        style={[styles.door, { backgroundColor: tokens.surface, borderColor: tokens.accent }]}
      >
        <Icon name="play" colour={tokens.accent} />
        <View style={styles.words}>
          <Txt variant="strong">{t.home.continue}</Txt>
          <Txt variant="small" tone="soft">
            {name}
          </Txt>
          <Txt variant="small" tone="soft">
            {state}
          </Txt>
        </View>
        <Icon name="forward" size={20} colour={tokens.accent} />
      </Tap>
      {open.length > 1 && (
        <Button
          testID={homeIds.allOpen}
          title={t.home.allOpenGames(open.length)}
          kind="quiet"
          onPress={() => router.push('/history')}
        />
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  door: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderWidth: 1.5,
    borderRadius: radius.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
  },
  words: { flex: 1 },
});
