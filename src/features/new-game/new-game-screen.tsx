import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { EditionChoice } from '@/boards/metro-x/edition-choice';
import { MapChoice } from '@/boards/metro-x/map-choice';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { useAppDispatch } from '@/store/hooks';
import { startGame } from '@/store/table-thunks';
import { Button } from '@/ui/button';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { newIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { useBusy } from '@/ui/use-busy';
import { useGoBack } from '@/ui/use-go-back';
import { useChoice } from './use-choice';

export function NewGameScreen() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { map, edition, chooseMap, chooseEdition } = useChoice();
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState(false);

  const start = async () => {
    const opened = await dispatch(startGame({ game: 'metro-x', options: { map, edition } }));
    setFailed(!opened.ok);
    // Replaced, so that the way back from the game leads home and not to its preparation.
    if (opened.ok) router.replace(`/play/${opened.id}`);
  };

  const printed = getMap(map).edition === edition;
  return (
    <Screen
      testID={newIds.screen}
      title={t.newGame.title}
      back={{ testID: newIds.back, label: t.words.back, onPress: useGoBack() }}
      width="wide"
      footer={
        <View style={styles.footer}>
          {failed && <Notice testID={newIds.trouble} tone="danger" text={t.words.couldNotStart} />}
          <Button
            testID={newIds.start}
            title={t.newGame.start}
            label={t.newGame.startSpoken(t.metroX.maps[map], t.metroX.editions[edition])}
            kind="primary"
            icon="play"
            disabled={busy}
            onPress={() => run(start)}
          />
        </View>
      }
    >
      <Section title={t.newGame.map} detail={t.newGame.character[map]}>
        <MapChoice
          words={t.newGame}
          names={t.metroX.maps}
          testID={newIds.map}
          value={map}
          onChange={chooseMap}
        />
      </Section>
      <Section
        title={t.newGame.edition}
        detail={printed ? t.newGame.follows(t.metroX.maps[map]) : t.newGame.differs(t.metroX.maps[map])}
      >
        <EditionChoice
          words={t.newGame}
          names={t.metroX.editions}
          testID={newIds.edition}
          value={edition}
          onChange={chooseEdition}
        />
        <LinkRow
          testID={newIds.rules}
          title={t.newGame.compare}
          icon="rules"
          onPress={() => router.push(`/rules?edition=${edition}`)}
        />
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({ footer: { gap: space.s } });
