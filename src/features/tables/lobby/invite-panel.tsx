import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { shareText } from '@/store/device-thunks';
import { useAppDispatch } from '@/store/hooks';
import type { Seating } from '@/store/seating';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { QrCode } from '@/ui/qr-code';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { wayTo } from '../invitation-link';
import { Alone } from './alone';
import { TableCode } from './table-code';

interface Props {
  readonly seating: Seating;
  readonly name: string;
  /** Side of the QR code in dp. */
  readonly qr: number;
}

/** How others get in: code, QR code, address. */
export function InvitePanel({ seating, name, qr }: Props) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<string | null>(null);
  const way = wayTo(seating);
  const code = seating.secrets?.code;
  // A guest has neither the code nor the key to give away.
  if (code === undefined) return null;
  if (way === null) {
    if (seating.link.kind === 'here') return <Alone />;
    return (
      <Panel>
        <TableCode code={code} />
      </Panel>
    );
  }
  const { link } = way;
  const share = async (text: string) => {
    const outcome = await dispatch(shareText(t.tables.invitation(name, text)));
    setTold(outcome === 'copied' ? t.tables.copied : outcome === 'failed' ? t.tables.shareFailed : null);
  };
  return (
    <Panel>
      <View style={styles.ways}>
        {link !== null && <QrCode testID={tableIds.qr} text={link} label={t.tables.qr(name)} size={qr} />}
        <View style={styles.words}>
          <TableCode code={code} />
          {link !== null && (
            <Txt variant="small" tone="soft">
              {way.inBrowser ? t.tables.qrWeb : t.tables.qrApp}
            </Txt>
          )}
        </View>
      </View>
      <View style={styles.address}>
        <View style={styles.where}>
          <Txt variant="small" tone="soft">
            {way.inBrowser ? t.tables.addressWeb : t.tables.addressApp}
          </Txt>
          <Txt
            testID={tableIds.address}
            variant="heading"
            level={null}
            selectable
            accessibilityLabel={t.tables.addressSpoken(way.address)}
          >
            {way.address}
          </Txt>
        </View>
        {link !== null && (
          <Button
            testID={tableIds.share}
            title={t.tables.share}
            label={t.tables.shareSpoken}
            icon="share"
            onPress={() => void share(link)}
          />
        )}
      </View>
      {told !== null && (
        <Txt testID={tableIds.shared} variant="small" tone="soft" accessibilityLiveRegion="polite">
          {told}
        </Txt>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l, alignItems: 'center' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130, gap: space.s },
  address: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'center' },
  /** Below this width the button moves under the address instead of breaking it. */
  where: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
