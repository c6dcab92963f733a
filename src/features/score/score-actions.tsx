import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { rankOf, type MetroXView } from '@/games/metro-x';
import { useTexts, type Texts } from '@/i18n';
import { shareText } from '@/store/device-thunks';
import { useAppDispatch } from '@/store/hooks';
import { startGame } from '@/store/table-thunks';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import { scoreIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { NextGame } from './next-game';
import { tableSentence, type TableFacts } from './table-facts';

interface Props {
  readonly id: string;
  readonly view: MetroXView;
  readonly seat: number;
  /** Of a game with several seats. */
  readonly facts: TableFacts | null;
}

/** What one may want next: the first thing is another game. */
export function ScoreActions({ id, view, seat, facts }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<string | null>(null);

  const again = async () => {
    const opened = await dispatch(startGame({ game: 'metro-x', options: { ...view.options } }));
    if (opened.ok) router.replace(`/play/${opened.id}`);
    else setSaid(t.score.couldNotStart);
  };
  const share = async () => {
    const outcome = await dispatch(
      shareText(facts === null ? sentence(t, view, seat) : tableSentence(t, view, facts.names)),
    );
    setSaid(outcome === 'copied' ? t.score.copied : outcome === 'failed' ? t.score.shareFailed : null);
  };
  const rematch = facts?.rematch ?? null;
  const aside = [styles.aside, { borderColor: tokens.outline }];
  return (
    <View style={styles.actions}>
      {said !== null && <Notice testID={scoreIds.message} text={said} />}
      <View style={styles.row}>
        <IconButton
          testID={scoreIds.home}
          label={t.score.home}
          icon="home"
          onPress={() => router.dismissTo('/')}
          style={aside}
        />
        <IconButton
          testID={scoreIds.share}
          label={t.score.share}
          icon="share"
          onPress={() => void share()}
          style={aside}
        />
        <IconButton
          testID={scoreIds.replay}
          label={t.score.replay}
          icon="replay"
          onPress={() => router.push(`/replay/${id}`)}
          style={aside}
        />
        {rematch !== null ? (
          <NextGame by={rematch} onSaid={setSaid} />
        ) : (
          <Button
            testID={scoreIds.again}
            kind="primary"
            title={t.score.again}
            onPress={() => void again()}
            style={styles.again}
          />
        )}
      </View>
    </View>
  );
}

function sentence(t: Texts, view: MetroXView, seat: number): string {
  const { map, edition } = view.options;
  const total = view.scores[seat]?.total ?? 0;
  return t.score.sentence({
    total,
    map: t.metroX.maps[map],
    edition: t.metroX.editions[edition],
    rank: t.score.ranks[rankOf(total)].title,
    lines: view.boards[seat]?.sheet.completed.length ?? 0,
  });
}

const styles = StyleSheet.create({
  actions: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  aside: { borderWidth: 1.5, borderRadius: radius.m, width: 52 },
  again: { flex: 1 },
});
