import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { ROOM_LIMITS, type SeatView } from '@/table/room/room-view';
import { IconButton } from '@/ui/icon-button';
import { InlineName } from '@/ui/inline-name';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { stateOfSeat } from '../seat-words';
import type { Commands } from '../use-commands';
import { SeatStop } from './seat-stop';

interface Props {
  readonly seat: SeatView;
  readonly name: string;
  readonly place: number;
  readonly last: boolean;
  /** Of this device. */
  readonly device: string;
  readonly leads: boolean;
  readonly commands: Commands;
}

export function SeatRow({ seat, name, place, last, device, leads, commands }: Props) {
  const t = useTexts();
  const state = stateOfSeat(t, seat, device);
  const isOwn = seat.kind === 'person' && seat.device === device;
  const removable = seat.kind !== 'open' && (leads || isOwn);
  const remove = () => void (isOwn ? commands.stand(place) : commands.send({ type: 'remove', seat: place }));
  return (
    <SeatStop testID={tableIds.seat(place)} seat={seat} first={place === 0} last={last}>
      {isOwn ? (
        <View style={styles.words}>
          <InlineName
            ids={{
              name: tableIds.seatName(place),
              field: tableIds.seatField(place),
              done: tableIds.seatDone(place),
            }}
            name={seat.name}
            maxLength={ROOM_LIMITS.name}
            words={{
              rename: `${t.tables.seat(place + 1, name, state)}. ${t.tables.renameSeat(seat.name)}`,
              label: t.tables.nameOfSeat,
              done: t.tables.done,
              left: t.tables.nameLeft,
            }}
            onRename={(given) => void commands.rename(place, given)}
          />
        </View>
      ) : (
        <View
          accessible
          role="img"
          accessibilityLabel={t.tables.seat(place + 1, name, state)}
          style={styles.words}
        >
          <Txt variant="strong" tone={seat.kind === 'open' ? 'soft' : 'ink'} numberOfLines={1}>
            {name}
          </Txt>
          {state !== '' && (
            <Txt variant="small" tone={seat.away ? 'danger' : 'soft'}>
              {state}
            </Txt>
          )}
        </View>
      )}
      {removable && (
        <IconButton
          testID={tableIds.remove(place)}
          label={t.tables.remove(name)}
          icon="close"
          onPress={remove}
          style={styles.remove}
        />
      )}
    </SeatStop>
  );
}

const styles = StyleSheet.create({
  words: { flex: 1, justifyContent: 'center' },
  remove: { alignSelf: 'center' },
});
