import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly leads: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** A guest leaves at once; closing ends the table for everybody, so it is asked once more. */
export function LeaveButtons({ leads, onLeave, onClose }: Props) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  if (!leads) {
    return <Button testID={tableIds.leave} title={t.tables.leave} kind="danger" onPress={onLeave} />;
  }
  if (!asking) {
    return (
      <Button testID={tableIds.close} title={t.tables.close} kind="danger" onPress={() => setAsking(true)} />
    );
  }
  return (
    <View style={styles.box}>
      <Txt variant="strong" accessibilityLiveRegion="polite">
        {t.tables.closeSure}
      </Txt>
      <View style={styles.row}>
        <Button
          testID={tableIds.closeYes}
          title={t.tables.closeYes}
          kind="danger"
          onPress={onClose}
          style={styles.wide}
        />
        <Button
          testID={tableIds.closeNo}
          title={t.tables.keep}
          onPress={() => setAsking(false)}
          style={styles.wide}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  wide: { flexGrow: 1 },
});
