import { useRouter } from 'expo-router';
import { Platform } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LANGUAGES, MOTIONS, PALETTES, THEMES } from '@/store/settings-schema';
import { selectSettings, settingsChanged } from '@/store/settings-slice';
import { LinkRow } from '@/ui/link-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { settingsIds } from '@/ui/test-ids';
import { ToggleRow } from '@/ui/toggle-row';
import { Txt } from '@/ui/txt';
import { useGoBack } from '@/ui/use-go-back';
import { ChoiceSetting } from './choice-setting';

const isWeb = Platform.OS === 'web';

/** Everything takes effect at once; there is nothing to confirm. */
export function SettingsScreen() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const change = (part: Parameters<typeof settingsChanged>[0]) => dispatch(settingsChanged(part));
  return (
    <Screen
      testID={settingsIds.screen}
      title={t.settings.title}
      back={{ testID: settingsIds.back, label: t.words.back, onPress: useGoBack() }}
    >
      <ChoiceSetting
        name="language"
        title={t.settings.language}
        values={LANGUAGES}
        titles={t.settings.languages}
        value={settings.language}
        onChange={(language) => change({ language })}
      />
      <Section title={t.settings.looks}>
        <ChoiceSetting
          name="theme"
          title={t.settings.theme}
          values={THEMES}
          titles={t.settings.themes}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <ChoiceSetting
          name="palette"
          title={t.settings.palette}
          detail={t.settings.paletteDetail}
          values={PALETTES}
          titles={t.settings.palettes}
          value={settings.palette}
          onChange={(palette) => change({ palette })}
        />
        <ChoiceSetting
          name="motion"
          title={t.settings.motion}
          detail={t.settings.motionDetail}
          values={MOTIONS}
          titles={t.settings.motions}
          value={settings.motion}
          onChange={(motion) => change({ motion })}
        />
        <Txt variant="small" tone="soft">
          {isWeb ? t.settings.textSizeWeb : t.settings.textSize}
        </Txt>
      </Section>
      <Section title={t.settings.feel}>
        <ToggleRow
          testID={settingsIds.toggle('sounds')}
          title={t.settings.sounds}
          detail={t.settings.soundsDetail}
          on={settings.sounds}
          onChange={(sounds) => change({ sounds })}
        />
        {isWeb ? (
          <Txt variant="small" tone="soft">
            {t.settings.hapticsWeb}
          </Txt>
        ) : (
          <ToggleRow
            testID={settingsIds.toggle('haptics')}
            title={t.settings.haptics}
            detail={t.settings.hapticsDetail}
            on={settings.haptics}
            onChange={(haptics) => change({ haptics })}
          />
        )}
        <ToggleRow
          testID={settingsIds.toggle('left-hand')}
          title={t.settings.leftHand}
          detail={t.settings.leftHandDetail}
          on={settings.leftHand}
          onChange={(leftHand) => change({ leftHand })}
        />
      </Section>
      <LinkRow
        testID={settingsIds.about}
        title={t.settings.about}
        icon="info"
        onPress={() => router.push('/about')}
      />
    </Screen>
  );
}
