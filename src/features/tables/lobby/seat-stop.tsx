import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { TrackStop } from '@/boards/metro-x';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { GROUNDS } from '@/maps/palette';
import type { SeatView } from '@/table/room/room-view';
import { Icon } from '@/ui/icons/icon';
import { space, TARGET, useTheme } from '@/ui/theme';

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
  const { ink } = GROUNDS[paletteModeOf(tokens)];
  const isOpen = seat.kind === 'open';
  return (
    <View testID={testID} role="listitem" style={styles.row}>
      <TrackStop size={STOP} border={3} first={first} last={last} vacant={isOpen}>
        {!isOpen && (
          <Icon name={seat.kind === 'bot' ? 'bot' : seat.away ? 'away' : 'person'} size={18} colour={ink} />
        )}
      </TrackStop>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', gap: space.m, minHeight: TARGET + space.s },
});
