import { StyleSheet, View } from 'react-native';
import type { Standing } from '@/engine/game';
import type { MetroXOptions } from '@/games/metro-x';
import type { Seating } from '@/store/seating';
import type { ChairProgress } from '@/table/chair';
import type { RoomView } from '@/table/room/room-view';
import { space } from '@/ui/theme';
import { GamePanel } from '../lobby/game-panel';
import type { Commands } from '../use-commands';
import { AwaySeats } from './away-seats';
import { BonusGrid } from './bonus-grid';
import { EndSheet } from './end-sheet';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly seating: Seating;
  readonly room: RoomView;
  readonly stage: ChairProgress;
  readonly standings: readonly Standing[];
  readonly commands: Commands;
}

/** The game is over: how it went, and what is played next. */
export function Ending({ seating, room, stage, standings, commands }: Props) {
  const { wide } = useStageSize();
  const { view } = stage;
  const leads = seating.secrets !== null;
  const choose = (options: MetroXOptions) =>
    void commands.send({ type: 'choose', game: 'metro-x', options: { ...options } });
  const column = [styles.stack, wide && styles.column];
  return (
    <View style={wide ? styles.columns : styles.stack}>
      <View style={column}>
        <EndSheet
          standings={standings}
          seats={room.seats}
          own={seating.seats}
          edition={view.options.edition}
          verdict={seating.verdict}
        />
      </View>
      <View style={column}>
        {leads && <GamePanel room={room} onChoose={choose} />}
        <AwaySeats room={room} leads={leads} commands={commands} />
        <BonusGrid view={view} seats={room.seats} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
});
