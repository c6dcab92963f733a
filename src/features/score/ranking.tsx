import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Standing } from '@/engine/game';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { ownFirst } from '@/table/own-first';
import { scoreIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { RankingRow } from './ranking-row';
import { winnerWords, type TableFacts } from './table-facts';
import { tiesOf } from './ties';

interface Props {
  readonly view: MetroXView;
  readonly facts: TableFacts;
  /** The seat of this device. */
  readonly own: number;
  readonly shown: number;
  readonly onShow: (seat: number) => void;
  /** The sheet of the shown seat. */
  readonly sheet: ReactNode;
}

/** Everybody at the table, best first; the sheet of one of them is open below its row. */
export function Ranking({ view, facts, own, shown, onShow, sheet }: Props) {
  const t = useTexts();
  const ties = tiesOf(view);
  const winners = view.standings?.filter(({ place }) => place === 1) ?? [];
  const { ahead, rest } = ownFirst(view.standings ?? [], [own]);
  const row = ({ seat, place }: Standing) => (
    <RankingRow
      key={seat}
      seat={seat}
      place={place}
      name={facts.names[seat] ?? ''}
      score={view.scores[seat]!}
      stoodIn={facts.stoodIn[seat] ?? 0}
      isOwn={seat === own}
      isShown={seat === shown}
      onShow={onShow}
    >
      {seat === shown && sheet}
    </RankingRow>
  );
  return (
    <View role="group" aria-label={t.score.ranking} style={styles.list}>
      <Txt testID={scoreIds.winners} variant={winners.length > 1 ? 'heading' : 'title'}>
        {winnerWords(t, view, facts.names)}
      </Txt>
      {ties.map(({ place, seats, isShared }) => {
        const names = t.play.table.list(seats.map((seat) => facts.names[seat] ?? ''));
        return (
          <Txt key={`${place} ${isShared}`} testID={scoreIds.tie(place)} variant="small" tone="soft">
            {isShared ? t.stage.tieStays(names) : t.stage.tieBroken(names)}
          </Txt>
        );
      })}
      {ahead.length > 0 && <View style={styles.ahead}>{ahead.map(row)}</View>}
      {rest.map(row)}
      {facts.verdict !== null && (
        <Txt
          testID={scoreIds.verdict}
          variant="small"
          tone={facts.verdict === 'broken' ? 'danger' : 'soft'}
          style={styles.verdict}
        >
          {t.stage.verdict[facts.verdict]}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.xs },
  ahead: { gap: space.xs, paddingBottom: space.m },
  verdict: { paddingTop: space.s },
});
