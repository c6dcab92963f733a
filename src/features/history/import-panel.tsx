import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { historyIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly busy: boolean;
  readonly onFile: () => void;
  readonly onText: (text: string) => void;
}

/** A record from a file, or pasted from a message. */
export function ImportPanel({ busy, onFile, onText }: Props) {
  const t = useTexts();
  const { tokens, webFontScale } = useTheme();
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  return (
    <View style={styles.panel}>
      <View style={styles.row}>
        <Button
          testID={historyIds.import}
          title={t.history.importFile}
          icon="import"
          disabled={busy}
          state={{ busy }}
          onPress={onFile}
          style={styles.wide}
        />
        <Button
          testID={historyIds.paste}
          title={t.history.importPaste}
          state={{ expanded: pasting }}
          onPress={() => setPasting(!pasting)}
          style={styles.wide}
        />
      </View>
      {pasting && (
        <>
          <Txt variant="label">{t.history.pasteLabel}</Txt>
          <TextInput
            testID={historyIds.pasteText}
            accessibilityLabel={t.history.pasteLabel}
            value={text}
            onChangeText={setText}
            placeholder={t.history.pasteHint}
            placeholderTextColor={tokens.inkSoft}
            multiline
            autoCapitalize="none"
            autoCorrect={false}
            spellCheck={false}
            style={[
              styles.input,
              { fontSize: 16 * webFontScale },
              { color: tokens.ink, backgroundColor: tokens.surface, borderColor: tokens.outline },
            ]}
          />
          <Button
            testID={historyIds.pasteDone}
            title={t.history.pasteDone}
            kind="primary"
            disabled={busy || text.trim() === ''}
            onPress={() => onText(text)}
          />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  wide: { flexGrow: 1 },
  input: {
    borderWidth: 1.5,
    borderRadius: radius.m,
    padding: space.m,
    minHeight: 120,
    textAlignVertical: 'top',
  },
});
