import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import { ROOM_LIMITS, type RoomView } from '@/table/room/room-view';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useNextName } from '../default-names';
import { namesOfSeats } from '../seat-words';
import type { Commands } from '../use-commands';
import { SeatRow } from './seat-row';

interface Props {
  readonly seating: Seating;
  readonly room: RoomView;
  readonly leads: boolean;
  readonly commands: Commands;
}

/** The bot that every version has. */
const BOT = 'greedy';

/** Who sits where, as the stations of a line that fills up. */
export function SeatsPanel({ seating, room, leads, commands }: Props) {
  const t = useTexts();
  const { seats } = room;
  const names = namesOfSeats(t, seats);
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  // Nobody's seat changes its number, so only open seats behind the last taken one can go.
  const lastTaken = seats.findLastIndex(({ kind }) => kind !== 'open');
  const nextName = useNextName(names);
  const hasRoom = taken < seats.length || (leads && seats.length < ROOM_LIMITS.seats);
  /** The first open seat; one is added when there is none. */
  const openSeat = async (): Promise<number | null> => {
    const open = seats.findIndex(({ kind }) => kind === 'open');
    if (open >= 0) return open;
    return (await commands.send({ type: 'seats', count: seats.length + 1 })) ? seats.length : null;
  };
  const addPerson = async () => {
    if ((await openSeat()) !== null) await commands.sit(nextName());
  };
  const addBot = async () => {
    const seat = await openSeat();
    if (seat !== null) await commands.send({ type: 'add-bot', seat, bot: BOT });
  };
  return (
    <Panel>
      <View style={styles.head}>
        <Txt variant="heading" style={styles.title}>
          {t.tables.seats}
        </Txt>
        <Txt variant="label" tone="soft" accessibilityLiveRegion="polite">
          {t.tables.seatsTaken(taken, seats.length)}
        </Txt>
        {leads && (
          <View style={styles.stepper}>
            <IconButton
              testID={tableIds.fewerSeats}
              label={t.tables.fewerSeats}
              icon="minus"
              disabled={seats.length <= Math.max(1, lastTaken + 1)}
              onPress={() => void commands.send({ type: 'seats', count: seats.length - 1 })}
            />
            <IconButton
              testID={tableIds.moreSeats}
              label={t.tables.moreSeats}
              icon="plus"
              disabled={seats.length >= ROOM_LIMITS.seats}
              onPress={() => void commands.send({ type: 'seats', count: seats.length + 1 })}
            />
          </View>
        )}
      </View>
      <View role="list">
        {seats.map((seat, place) => (
          <SeatRow
            // Seats have no identity but their place.
            key={place}
            seat={seat}
            name={names[place] ?? ''}
            place={place}
            last={place === seats.length - 1}
            device={seating.device}
            leads={leads}
            commands={commands}
          />
        ))}
      </View>
      {hasRoom && (
        <View style={styles.adders}>
          <Button
            testID={tableIds.addPerson}
            title={t.tables.addPerson}
            label={`${t.tables.addPerson}. ${t.tables.addPersonDetail}`}
            icon="person"
            onPress={() => void addPerson()}
            style={styles.adder}
          />
          {leads && (
            <Button
              testID={tableIds.addBot}
              title={t.tables.addBot}
              icon="bot"
              onPress={() => void addBot()}
              style={styles.adder}
            />
          )}
        </View>
      )}
      {room.watchers > 0 && (
        <Txt variant="small" tone="soft">
          {t.tables.watchers(room.watchers)}
        </Txt>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s },
  title: { flexGrow: 1 },
  stepper: { flexDirection: 'row' },
  adders: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  adder: { flexGrow: 1, flexBasis: 150 },
});
