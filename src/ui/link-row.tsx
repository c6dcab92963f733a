import { StyleSheet, View } from 'react-native';
import { Icon } from './icons/icon';
import type { IconName } from './icons/icon-paths';
import { Tap } from './tap';
import { space } from './theme';
import { Txt } from './txt';

interface Props {
  readonly testID: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
  readonly onPress: () => void;
}

/** A row that leads to another screen. */
export function LinkRow({ testID, title, detail, icon, onPress }: Props) {
  return (
    <Tap
      testID={testID}
      role="link"
      label={detail === undefined ? title : `${title}. ${detail}`}
      onPress={onPress}
      style={styles.row}
    >
      {icon && <Icon name={icon} />}
      <View style={styles.words}>
        <Txt variant="strong">{title}</Txt>
        {detail !== undefined && (
          <Txt variant="small" tone="soft">
            {detail}
          </Txt>
        )}
      </View>
      <Icon name="forward" size={20} />
    </Tap>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingVertical: space.s },
  words: { flex: 1 },
});
