import { StyleSheet, View } from 'react-native';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import { Icon } from '@/ui/icons/icon';
import { Tap } from '@/ui/tap';
import { radius, space, useTheme } from '@/ui/theme';
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
  const mode = paletteModeOf(tokens);
  const { casing, fill, ink } = GROUNDS[mode];
  const track = [styles.half, { backgroundColor: LINE_COLOURS.blue[mode], borderColor: casing }];
  return (
    <Tap
      testID={stop.testID}
      role="link"
      label={`${stop.title}. ${stop.detail}`}
      onPress={stop.onPress}
      style={styles.row}
    >
      <View style={styles.track}>
        <View style={first ? styles.half : track} />
        <View style={last ? styles.half : track} />
        <View style={[styles.stop, { backgroundColor: fill, borderColor: ink }]} />
      </View>
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
  track: { width: STOP + 4, alignItems: 'center', justifyContent: 'center' },
  half: { flex: 1, width: 9, borderLeftWidth: 1, borderRightWidth: 1, borderColor: 'transparent' },
  stop: {
    position: 'absolute',
    top: '50%',
    marginTop: -STOP / 2,
    width: STOP,
    height: STOP,
    borderRadius: radius.round,
    borderWidth: 3.5,
  },
  chevron: { justifyContent: 'center' },
  words: { flex: 1, justifyContent: 'center', paddingVertical: space.s },
});
