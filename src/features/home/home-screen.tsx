import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { playNow } from '@/store/table-thunks';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { Tap } from '@/ui/tap';
import { homeIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import { ContinueDoor } from './continue-door';
import { ContinueTableDoor } from './continue-table-door';
import { Hero } from './hero';
import { HomeNotices } from './home-notices';
import { LineMenu } from './line-menu';
import { PlayNowDoor } from './play-now-door';
import { TableDoors } from './table-doors';
import { useHomeLayout } from './use-home-layout';
import { useStops } from './use-stops';

export function HomeScreen() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { wide, heroHeight, pictureHeight } = useHomeLayout();
  const tall = pictureHeight > 0;
  const stops = useStops();
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState(false);

  const play = async () => {
    const opened = await dispatch(playNow());
    setFailed(!opened.ok);
    if (opened.ok) router.push(`/play/${opened.id}`);
  };

  return (
    <Screen testID={homeIds.screen} width="wide" banner={<Hero height={heroHeight} />}>
      <View>
        <Txt variant="display">{t.home.title}</Txt>
        <Txt tone="soft">{t.home.subtitle}</Txt>
      </View>
      <HomeNotices />
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <PlayNowDoor busy={busy} room={pictureHeight} onPress={() => run(play)} />
          {failed && <Notice testID={homeIds.trouble} tone="danger" text={t.words.couldNotStart} />}
          {!tall && <TableDoors />}
        </View>
        <View style={[styles.stack, wide && styles.column]}>
          <ContinueTableDoor />
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
