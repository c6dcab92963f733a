import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useScanner } from '@/store/scanner';
import { readInvitation } from '@/table/guest/invitation';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { joinIds } from '@/ui/test-ids';
import { radius, space } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  /** A code that leads to a table. */
  readonly onInvitation: (text: string) => void;
}

type Stage = 'closed' | 'explaining' | 'open' | 'refused';

/** Reads the QR code of a table: says what the camera is for before the system asks. */
export function ScanPanel({ onInvitation }: Props) {
  const t = useTexts();
  const scanner = useScanner();
  const [stage, setStage] = useState<Stage>('closed');
  const [isStrange, setStrange] = useState(false);
  if (scanner === null) return null;
  const read = (text: string) => {
    const found = readInvitation(text);
    const leads = found.ok && found.kind === 'link';
    setStrange(!leads);
    if (!leads) return;
    setStage('closed');
    onInvitation(text);
  };
  if (stage === 'closed') {
    return (
      <Button
        testID={joinIds.scan}
        title={t.join.scan}
        icon="scan"
        onPress={() => {
          setStrange(false);
          setStage('explaining');
        }}
      />
    );
  }
  if (stage === 'refused') {
    return (
      <Txt testID={joinIds.scanMessage} accessibilityLiveRegion="polite">
        {t.join.scanRefused}
      </Txt>
    );
  }
  return (
    <Panel>
      <Txt variant="heading">{t.join.scanTitle}</Txt>
      {stage === 'explaining' ? (
        <>
          <Txt>{t.join.scanExplain}</Txt>
          <Button
            testID={joinIds.scanGo}
            title={t.join.scanOpen}
            kind="primary"
            icon="scan"
            onPress={() =>
              void scanner.ask().then((answer) => setStage(answer === 'granted' ? 'open' : answer))
            }
          />
        </>
      ) : (
        <View style={styles.camera}>
          <scanner.View
            testID={joinIds.scanView}
            label={t.join.scanning}
            onText={read}
            onFailed={() => setStage('refused')}
          />
        </View>
      )}
      {stage === 'open' && (
        <Txt
          testID={joinIds.scanMessage}
          tone={isStrange ? 'danger' : 'ink'}
          accessibilityLiveRegion="polite"
        >
          {isStrange ? t.join.scanStrange : t.join.scanning}
        </Txt>
      )}
      <Button testID={joinIds.scanClose} title={t.join.scanStop} onPress={() => setStage('closed')} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  camera: { aspectRatio: 1, borderRadius: radius.m, overflow: 'hidden', marginVertical: space.xs },
});
