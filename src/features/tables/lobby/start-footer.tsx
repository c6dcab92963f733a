import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { RoomView } from '@/table/room/room-view';
import { Button } from '@/ui/button';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import type { Commands } from '../use-commands';

interface Props {
  readonly room: RoomView;
  readonly commands: Commands;
}

/** Start, and the reason when it cannot be tapped yet. */
export function StartFooter({ room, commands }: Props) {
  const t = useTexts();
  const [busy, run] = useBusy();
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  const open = room.seats.length - taken;
  const said = taken === 0 ? t.tables.nobodySits : open > 0 ? t.tables.openSeatsStay(open) : null;
  const start = async () => {
    await commands.send({ type: 'start' });
  };
  return (
    <View style={styles.footer}>
      {said !== null && (
        <Txt
          testID={tableIds.startReason}
          variant="small"
          tone="soft"
          centred
          accessibilityLiveRegion="polite"
        >
          {said}
        </Txt>
      )}
      <Button
        testID={tableIds.start}
        title={t.tables.start}
        label={taken === 0 ? `${t.tables.start}. ${t.tables.nobodySits}` : t.tables.startSpoken(taken)}
        kind="primary"
        icon="play"
        disabled={busy || taken === 0}
        state={{ busy }}
        onPress={() => run(start)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ footer: { gap: space.s } });
