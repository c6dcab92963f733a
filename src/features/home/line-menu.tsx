import { StyleSheet, View } from 'react-native';
import { TrackStop } from '@/boards/metro-x';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

export interface Stop {
  readonly testID: string;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}

/** The menu as the strip map above a carriage door: one line, a stop for each place to go. */
export function LineMenu({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <View>
      {stops.map((stop, index) => (
        <StopRow key={stop.testID} stop={stop} first={index === 0} last={index === stops.length - 1} />
      ))}
    </View>
  );
}

interface RowProps {
  readonly stop: Stop;
  readonly first: boolean;
  readonly last: boolean;
}

function StopRow({ stop, first, last }: RowProps) {
  const { tokens } = useTheme();
  return (
    <Tap
      testID={stop.testID}
      role="link"
      label={`${stop.title}. ${stop.detail}`}
      onPress={stop.onPress}
      style={styles.row}
    >
      <TrackStop size={STOP} border={3.5} first={first} last={last} />
      <View style={styles.words}>
        <Txt variant="strong">{stop.title}</Txt>
        <Txt variant="small" tone="soft">
          {stop.detail}
        </Txt>
      </View>
      <View style={styles.chevron}>
        <Icon name="forward" size={20} colour={tokens.inkSoft} />
      </View>
    </Tap>
  );
}

const STOP = 20;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', gap: space.l, minHeight: 60 },
  chevron: { justifyContent: 'center' },
  words: { flex: 1, justifyContent: 'center', paddingVertical: space.s },
});
