import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useTexts } from '@/i18n';
import { selectFinishedGames } from '@/store/history-selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { playNow } from '@/store/table-thunks';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import { ContinueDoor } from './continue-door';
import { Hero } from './hero';
import { HomeNotices } from './home-notices';
import { LineMenu } from './line-menu';
import { PlayNowDoor } from './play-now-door';
import { TableDoors } from './table-doors';

/** From here on two columns fit side by side. */
const WIDE = 700;
/** A tablet held upright has room for large pictures; a phone lying on its side has none to give away. */
const TALL = 900;
const LOW = 720;
const SHORT = 500;

export function HomeScreen() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { width, height } = useWindowDimensions();
  const finished = useAppSelector(selectFinishedGames).length;
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState(false);
  const wide = width >= WIDE;
  const tall = wide && height >= TALL;
  const heroHeight = tall ? 200 : height < SHORT ? 60 : height < LOW ? 84 : 104;

  const play = async () => {
    const opened = await dispatch(playNow());
    setFailed(!opened.ok);
    if (opened.ok) router.push(`/play/${opened.id}`);
  };

  const stops = [
    {
      testID: homeIds.newGame,
      title: t.home.newGame,
      detail: t.home.newGameDetail,
      onPress: () => router.push('/new'),
    },
    {
      testID: homeIds.history,
      title: t.home.history,
      detail: finished > 0 ? t.home.historyDetail(finished) : t.home.historyEmpty,
      onPress: () => router.push('/history'),
    },
    {
      testID: homeIds.rules,
      title: t.home.rules,
      detail: t.home.rulesDetail,
      onPress: () => router.push('/rules'),
    },
    {
      testID: homeIds.settings,
      title: t.home.settings,
      detail: t.home.settingsDetail,
      onPress: () => router.push('/settings'),
    },
  ];

  return (
    <Screen testID={homeIds.screen} width="wide" banner={<Hero height={heroHeight} />}>
      <View>
        <Txt variant="display">{t.home.title}</Txt>
        <Txt tone="soft">{t.home.subtitle}</Txt>
      </View>
      <HomeNotices />
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <PlayNowDoor busy={busy} room={tall ? Math.min(640, height - 820) : 0} onPress={() => run(play)} />
          {failed && <Notice testID={homeIds.trouble} tone="danger" text={t.words.couldNotStart} />}
          {!tall && <TableDoors />}
        </View>
        <View style={[styles.stack, wide && styles.column]}>
          <ContinueDoor />
          {tall && <TableDoors />}
          <LineMenu stops={stops} />
        </View>
      </View>
      <Tap
        testID={homeIds.about}
        role="link"
        label={`${t.home.unofficial} ${t.home.about}`}
        onPress={() => router.push('/about')}
        style={styles.about}
      >
        <Txt variant="small" tone="soft" centred>
          {t.home.unofficial}
        </Txt>
        <Txt variant="label" tone="accent" centred>
          {t.home.about}
        </Txt>
      </Tap>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
  about: { alignSelf: 'center', justifyContent: 'center', paddingHorizontal: space.m },
});
