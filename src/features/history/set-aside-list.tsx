import { StyleSheet, View } from 'react-native';
import { formatWhen, useTexts } from '@/i18n';
import type { SetAside } from '@/table/set-aside';
import { IconButton } from '@/ui/icon-button';
import { Panel } from '@/ui/panel';
import { Section } from '@/ui/section';
import { historyIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { sayFault } from './say-fault';

interface Props {
  readonly entries: readonly SetAside[];
  readonly now: number;
  readonly onExport: (entry: SetAside) => void;
  readonly onDelete: (entry: SetAside) => void;
}

/** Saves that cannot be played, each with the reason; nothing is thrown away unasked. */
export function SetAsideList({ entries, now, onExport, onDelete }: Props) {
  const t = useTexts();
  if (entries.length === 0) return null;
  return (
    <Section title={t.history.setAside} detail={t.history.setAsideText}>
      {entries.map((entry) => {
        const when = formatWhen(t, entry.at, now);
        return (
          <Panel key={entry.key} testID={historyIds.setAside(entry.key)} style={styles.entry}>
            <View style={styles.words}>
              <Txt>{sayFault(t, entry.fault)}</Txt>
              <Txt variant="small" tone="soft">
                {when}
              </Txt>
            </View>
            <IconButton
              testID={historyIds.setAsideExport(entry.key)}
              label={t.history.exportSpoken(when)}
              icon="export"
              onPress={() => onExport(entry)}
            />
            <IconButton
              testID={historyIds.setAsideDelete(entry.key)}
              label={t.history.deleteSpoken(when)}
              icon="trash"
              onPress={() => onDelete(entry)}
            />
          </Panel>
        );
      })}
    </Section>
  );
}

const styles = StyleSheet.create({
  entry: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, gap: space.xs },
});
