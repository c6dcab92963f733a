import { StyleSheet, View } from 'react-native';
import type { Standing } from '@/engine/game';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import { ownFirst } from '@/table/own-first';
import type { SeatView } from '@/table/room/room-view';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { namesOfSeats } from '../seat-words';
import { tiesIn } from './ties';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly standings: readonly Standing[];
  readonly seats: readonly SeatView[];
  /** Of this device. */
  readonly own: readonly number[];
  readonly edition: EditionId;
  readonly verdict: Seating['verdict'];
}

/** Who won, everybody's place, why ties went as they went, and whether the deck was fair. */
export function EndSheet({ standings, seats, own, edition, verdict }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { font } = useStageSize();
  const names = namesOfSeats(t, seats);
  const nameOf = (seat: number) => names[seat] ?? '';
  const list = (of: readonly number[]) => t.play.table.list(of.map(nameOf));
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const { ahead, rest } = ownFirst(standings, own);
  const row = ({ seat, place, score }: Standing) => {
    const empty = t.cards[edition].empty(score['empty'] ?? 0);
    const points = t.words.points(score.total);
    const stoodIn = seats[seat]?.stoodIn ?? 0;
    return (
      <View
        key={seat}
        testID={tableIds.standing(seat)}
        accessible
        role="listitem"
        accessibilityLabel={t.stage.standing(place, nameOf(seat), points, empty)}
        style={[styles.row, { borderColor: tokens.border }]}
      >
        <Txt variant="title" level={null} tone={place === 1 ? 'accent' : 'soft'} style={font(22)}>
          {t.stage.place(place)}
        </Txt>
        <View style={styles.words}>
          <Txt variant="strong" style={font(20)} numberOfLines={1}>
            {nameOf(seat)}
          </Txt>
          <Txt variant="small" tone="soft" style={font(13)}>
            {stoodIn === 0 ? empty : `${empty} · ${t.stage.stoodInShort(stoodIn)}`}
          </Txt>
        </View>
        <Txt variant="strong" style={font(20)}>
          {points}
        </Txt>
      </View>
    );
  };
  return (
    <View testID={tableIds.over} style={styles.sheet}>
      <Txt variant="display" level={2} style={font(32)} accessibilityLiveRegion="polite">
        {winners.length === 1 ? t.stage.winner(list(winners)) : t.stage.winners(list(winners))}
      </Txt>
      {ahead.length > 0 && (
        <View role="list" style={[styles.ahead, { borderColor: tokens.accent }]}>
          {ahead.map(row)}
        </View>
      )}
      <View role="list">{rest.map(row)}</View>
      {tiesIn(standings).map(({ seats: tied, broken }) => (
        <Txt key={tied.join()} tone="soft" style={font(15)}>
          {broken ? t.stage.tieBroken(list(tied)) : t.stage.tieStays(list(tied))}
        </Txt>
      ))}
      {verdict !== null && (
        <Txt variant="small" tone={verdict === 'broken' ? 'danger' : 'soft'} style={font(13)}>
          {t.stage.verdict[verdict]}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.m },
  ahead: { borderWidth: 1.5, borderRadius: radius.m, paddingHorizontal: space.m },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1 },
});
