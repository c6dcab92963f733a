import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import type { SeatView } from '@/table/room/room-view';
import { Icon } from '@/ui/icons/icon';
import { radius, space, TARGET, useTheme } from '@/ui/theme';

interface Props {
  readonly testID: string;
  readonly seat: SeatView;
  readonly first: boolean;
  readonly last: boolean;
}

const STOP = 30;

/** A seat as a station of the line: a filled stop is taken, a pale one waits for somebody. */
export function SeatStop({ testID, seat, first, last, children }: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  const mode = paletteModeOf(tokens);
  const { casing, fill, ink } = GROUNDS[mode];
  const track = [styles.half, { backgroundColor: LINE_COLOURS.blue[mode], borderColor: casing }];
  const isOpen = seat.kind === 'open';
  return (
    <View testID={testID} role="listitem" style={styles.row}>
      <View style={styles.track} aria-hidden>
        <View style={first ? styles.half : track} />
        <View style={last ? styles.half : track} />
        <View
          style={[
            styles.stop,
            { backgroundColor: fill, borderColor: isOpen ? tokens.outline : ink },
            isOpen && styles.open,
          ]}
        >
          {!isOpen && (
            <Icon name={seat.kind === 'bot' ? 'bot' : seat.away ? 'away' : 'person'} size={18} colour={ink} />
          )}
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', gap: space.m, minHeight: TARGET + space.s },
  track: { width: STOP + 4, alignItems: 'center', justifyContent: 'center' },
  half: { flex: 1, width: 9, borderLeftWidth: 1, borderRightWidth: 1, borderColor: 'transparent' },
  stop: {
    position: 'absolute',
    top: '50%',
    marginTop: -STOP / 2,
    width: STOP,
    height: STOP,
    borderRadius: radius.round,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
  open: { borderStyle: 'dashed', borderWidth: 2 },
});
