import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { EDITION_IDS, type EditionId } from '@/games/metro-x';
import { METRO_X_CHAPTERS, useTexts, type MetroXChapter } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectLastChoice } from '@/store/settings-slice';
import { ChoiceGroup } from '@/ui/choice-group';
import { Screen } from '@/ui/screen';
import { rulesIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useGoBack } from '@/ui/use-go-back';
import { RulePanel } from './rule-panel';
import { useScrollToRule } from './use-scroll-to-rule';

const CHAPTERS = Object.keys(METRO_X_CHAPTERS) as MetroXChapter[];

const editionOf = (...wishes: readonly unknown[]): EditionId =>
  EDITION_IDS.find((id) => id === wishes.find((wish) => EDITION_IDS.some((known) => known === wish))) ??
  'gamewright';

export function RulesScreen() {
  const t = useTexts();
  const goBack = useGoBack();
  const { rule: lookedUp, edition: asked } = useLocalSearchParams<{ rule?: string; edition?: string }>();
  const lastEdition = useAppSelector(selectLastChoice)?.options['edition'];
  const [edition, setEdition] = useState(() => editionOf(asked, lastEdition));
  const { scroll, place } = useScrollToRule();
  return (
    <Screen
      testID={rulesIds.screen}
      title={t.rules.title}
      back={{ testID: rulesIds.back, label: t.words.back, onPress: goBack }}
      scrollRef={scroll}
    >
      <Txt tone="soft">{t.rules.intro}</Txt>
      <ChoiceGroup
        label={t.rules.edition}
        value={edition}
        onChange={setEdition}
        choices={EDITION_IDS.map((id) => ({
          value: id,
          title: t.metroX.editions[id],
          testID: rulesIds.edition(id),
        }))}
      />
      {CHAPTERS.map((chapter) => {
        const rules = METRO_X_CHAPTERS[chapter];
        const holdsIt = rules.some((rule) => rule === lookedUp);
        return (
          <View key={chapter} style={styles.chapter} onLayout={(event) => holdsIt && place('chapter', event)}>
            <Txt variant="heading">{t.rules.chapters[chapter]}</Txt>
            {rules.map((rule) => (
              <RulePanel
                key={rule}
                rule={rule}
                edition={edition}
                lookedUp={rule === lookedUp}
                onLayout={(event) => rule === lookedUp && place('rule', event)}
              />
            ))}
          </View>
        );
      })}
    </Screen>
  );
}

const styles = StyleSheet.create({ chapter: { gap: space.m, paddingTop: space.s } });
