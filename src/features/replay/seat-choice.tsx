import { ScrollView, StyleSheet } from 'react-native';
import { useTexts } from '@/i18n';
import { ChoiceGroup } from '@/ui/choice-group';
import { replayIds } from '@/ui/test-ids';

interface Props {
  readonly names: readonly string[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** Whose board is shown. One row that scrolls: a class of thirty must not push the map away. */
export function SeatChoice({ names, seat, onSeat }: Props) {
  const t = useTexts();
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      <ChoiceGroup
        label={t.replay.seats}
        value={String(seat)}
        onChange={(value) => onSeat(Number(value))}
        choices={names.map((title, place) => ({
          value: String(place),
          title,
          testID: replayIds.seat(String(place)),
        }))}
      />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0 },
  content: { flexGrow: 1, justifyContent: 'center' },
});
