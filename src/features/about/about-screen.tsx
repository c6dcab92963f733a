import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Panel } from '@/ui/panel';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { aboutIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useGoBack } from '@/ui/use-go-back';

export function AboutScreen() {
  const t = useTexts();
  const version = Constants.expoConfig?.version;
  return (
    <Screen
      testID={aboutIds.screen}
      title={t.about.title}
      back={{ testID: aboutIds.back, label: t.words.back, onPress: useGoBack() }}
    >
      <View>
        <Txt variant="title" level={2}>
          {t.home.title}
        </Txt>
        {version !== undefined && (
          <Txt variant="small" tone="soft">
            {t.about.version(version)}
          </Txt>
        )}
      </View>
      <Txt>{t.about.what}</Txt>
      <Section title={t.about.creditsTitle}>
        <Panel>
          {t.about.credits.map(({ game, by, state }) => (
            <View key={game} style={styles.credit}>
              <View style={styles.words}>
                <Txt variant="strong">{game}</Txt>
                <Txt>{by}</Txt>
              </View>
              <Txt variant="small" tone="soft">
                {state}
              </Txt>
            </View>
          ))}
        </Panel>
        <Txt>{t.about.buy}</Txt>
      </Section>
      <Section title={t.about.unofficialTitle}>
        <Txt>{t.about.unofficial}</Txt>
      </Section>
      <Section title={t.about.privacyTitle}>
        <Txt>{t.about.privacy}</Txt>
      </Section>
      <Section title={t.about.licenceTitle}>
        <Txt>{t.about.licence}</Txt>
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({
  credit: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
