import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly testID: string;
  readonly title: string;
  readonly detail: string;
  readonly chosen: boolean;
  /** Nobody new gets in now; `detail` says why. */
  readonly closed?: boolean;
  readonly onPress: () => void;
}

/** A table to sit down at. */
export function TableRow({ testID, title, detail, chosen, closed = false, onPress }: Props) {
  const { tokens } = useTheme();
  return (
    <Tap
      testID={testID}
      role="radio"
      label={`${title}. ${detail}`}
      state={{ checked: chosen }}
      disabled={closed}
      onPress={onPress}
      style={[
        styles.row,
        { backgroundColor: tokens.surface, borderColor: chosen ? tokens.accent : tokens.border },
        chosen && styles.chosen,
      ]}
    >
      <Icon name={closed ? 'lock' : 'table'} colour={chosen ? tokens.accent : tokens.inkSoft} />
      <View style={styles.words}>
        <Txt variant="strong" tone={closed ? 'soft' : 'ink'}>
          {title}
        </Txt>
        <Txt variant="small" tone="soft">
          {detail}
        </Txt>
      </View>
      {chosen && <Icon name="check" size={20} colour={tokens.accent} />}
    </Tap>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.m,
  },
  /** The thicker border must not move what is inside. */
  chosen: { borderWidth: 3, padding: space.m - 2 },
  words: { flex: 1 },
});
