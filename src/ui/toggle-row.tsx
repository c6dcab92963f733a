import { StyleSheet, View } from 'react-native';
import { Tap } from './tap';
import { radius, space, useTheme } from './theme';
import { Txt } from './txt';

interface Props {
  readonly testID: string;
  readonly title: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch whose whole row is the target. */
export function ToggleRow({ testID, title, detail, on, onChange }: Props) {
  const { tokens } = useTheme();
  return (
    <Tap
      testID={testID}
      role="switch"
      label={detail === undefined ? title : `${title}. ${detail}`}
      state={{ checked: on }}
      onPress={() => onChange(!on)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Txt variant="strong">{title}</Txt>
        {detail !== undefined && (
          <Txt variant="small" tone="soft">
            {detail}
          </Txt>
        )}
      </View>
      <View
        style={[
          styles.track,
          { borderColor: on ? tokens.accent : tokens.outline },
          on && { backgroundColor: tokens.accent },
        ]}
      >
        <View
          style={[
            styles.knob,
            on ? [styles.knobOn, { backgroundColor: tokens.onAccent }] : { backgroundColor: tokens.outline },
          ]}
        />
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingVertical: space.s },
  words: { flex: 1 },
  track: {
    width: 52,
    height: 32,
    borderRadius: radius.round,
    borderWidth: 2,
    padding: 4,
    justifyContent: 'center',
  },
  knob: { width: 20, height: 20, borderRadius: radius.round },
  knobOn: { alignSelf: 'flex-end' },
});
