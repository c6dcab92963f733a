import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { command } from '@/store/seating-thunks';
import type { StandIn } from '@/table/room/room-view';
import { ChoiceGroup } from '@/ui/choice-group';
import { playIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { answerWords } from './answer-words';
import type { SeatStatus } from './company';

interface Props {
  readonly status: SeatStatus;
  readonly standIn: StandIn;
  readonly edition: EditionId;
}

/** Who leads the table says what happens with a seat whose device is gone. */
export function AwayPanel({ status: { seat, name }, standIn, edition }: Props) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<string | null>(null);
  const choose = async (by: StandIn) => {
    const answer = await dispatch(command({ type: 'stand-in', seat, by }));
    setSaid(answerWords(t, answer, edition));
  };
  const ways = [
    ['wait', t.stage.wait],
    ['default', t.stage.playOn],
    ['bot', t.stage.letBot],
  ] as const;
  return (
    <View testID={playIds.away(seat)} style={styles.panel}>
      <Txt variant="strong">{t.play.table.awayTitle(name)}</Txt>
      <Txt variant="small" tone="soft">
        {said ?? t.stage.standIn[standIn]}
      </Txt>
      <ChoiceGroup
        label={t.play.table.awayTitle(name)}
        value={standIn}
        onChange={(by) => void choose(by)}
        choices={ways.map(([value, title]) => ({ value, title, testID: playIds.standIn(seat, value) }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.xs, paddingVertical: space.xs } });
