import { StyleSheet, View } from 'react-native';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { AwayPanel } from './away-panel';
import type { Company, SeatStatus } from './company';

interface Props {
  readonly company: Company;
  readonly status: SeatStatus;
  readonly view: MetroXView;
  readonly onOwn: () => void;
  readonly onDescribe: () => void;
  /** Only for another seat of this device. */
  readonly onHandOver: ((seat: number) => void) | null;
}

/** The turn whose marks the boards of others show: those of the open one are still secret. */
export const disclosedTurn = ({ card, turn }: MetroXView): number => (card === null ? turn : turn - 1);

/** Below somebody else's board: whose it is, how it stands, and the way back. */
export function LookPanel({ company, status, view, onOwn, onDescribe, onHandOver }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const { seat, name, mood } = status;
  const score = view.scores[seat];
  const title = t.play.table.boardAsOf(name, disclosedTurn(view));
  const doing = t.play.table.moods[mood];
  const standIn = company.standInOf(seat);
  const isMyTurn = company.seats.some(({ isShown, isDue }) => isShown && isDue);
  return (
    <View testID={playIds.looking} style={styles.panel}>
      <View
        accessible
        accessibilityLiveRegion="polite"
        accessibilityLabel={[title, doing, ...(score ? [t.play.score(score)] : [])].join(', ')}
      >
        <Txt variant="strong" level={2}>
          {title}
        </Txt>
        <Txt variant="small" tone="soft">
          {[doing, ...(score ? [t.words.points(status.earned), t.play.emptyCost(score)] : [])].join(' · ')}
        </Txt>
      </View>
      {standIn !== null && <AwayPanel status={status} standIn={standIn} edition={view.options.edition} />}
      {onHandOver !== null && status.isHere && (
        <Button
          testID={playIds.handOver}
          icon="hand"
          title={t.play.table.handTo(name)}
          onPress={() => onHandOver(seat)}
        />
      )}
      <View style={styles.row}>
        <IconButton
          testID={playIds.lookDescribe}
          label={t.play.describe}
          icon="speak"
          onPress={onDescribe}
          style={[styles.aside, { borderColor: tokens.outline }]}
        />
        <Button
          testID={playIds.ownBoard}
          kind="primary"
          icon="back"
          title={isMyTurn ? t.play.table.yourTurn : t.play.table.ownBoard}
          onPress={onOwn}
          style={styles.own}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s, paddingVertical: space.s },
  row: { flexDirection: 'row', gap: space.s },
  aside: { borderWidth: 1.5, borderRadius: radius.m, width: 52 },
  own: { flex: 1 },
});
