import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** Four characters to be said aloud: large for the eye, one by one for the ear. */
export function TableCode({ code }: { readonly code: string }) {
  const t = useTexts();
  return (
    <View>
      <Txt variant="label" tone="soft" aria-hidden>
        {t.tables.code}
      </Txt>
      <View testID={tableIds.code} accessible role="img" accessibilityLabel={t.tables.codeSpoken(code)}>
        <Txt variant="display" level={null} style={styles.code}>
          {code}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ code: { letterSpacing: 4, fontVariant: ['tabular-nums'] } });
