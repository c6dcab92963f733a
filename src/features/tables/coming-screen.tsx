import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { playNow } from '@/store/table-thunks';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons/icon';
import { Notice } from '@/ui/notice';
import { Panel } from '@/ui/panel';
import { Screen } from '@/ui/screen';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useGoBack } from '@/ui/use-go-back';

interface Props {
  readonly ids: {
    readonly screen: string;
    readonly back: string;
    readonly lead: string;
    readonly playNow: string;
    readonly trouble: string;
  };
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly willTitle: string;
    readonly will: readonly string[];
  };
}

/** Says what is not there yet and what will be, and offers what there is. */
export function ComingScreen({ ids, texts }: Props) {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [failed, setFailed] = useState(false);
  const play = async () => {
    const opened = await dispatch(playNow());
    if (opened.ok) router.replace(`/play/${opened.id}`);
    else setFailed(true);
  };
  return (
    <Screen
      testID={ids.screen}
      title={texts.title}
      back={{ testID: ids.back, label: t.words.back, onPress: useGoBack() }}
      footer={
        <View style={styles.footer}>
          <Txt tone="soft" centred>
            {t.tables.meanwhile}
          </Txt>
          {failed && <Notice testID={ids.trouble} tone="danger" text={t.words.couldNotStart} />}
          <Button
            testID={ids.playNow}
            title={t.words.playNow}
            kind="primary"
            icon="play"
            onPress={() => void play()}
          />
        </View>
      }
    >
      <Notice testID={ids.lead} text={texts.lead} />
      <Panel>
        <Txt variant="heading">{texts.willTitle}</Txt>
        {texts.will.map((line) => (
          <View key={line} style={styles.line}>
            <Icon name="check" size={20} />
            <Txt style={styles.words}>{line}</Txt>
          </View>
        ))}
      </Panel>
    </Screen>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space.s },
  line: { flexDirection: 'row', gap: space.m },
  words: { flex: 1 },
});
