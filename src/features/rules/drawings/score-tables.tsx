import { StyleSheet, View } from 'react-native';
import { EDITIONS, RANKS, type EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { penaltySteps, rankSteps } from './steps';

interface Row {
  readonly key: string;
  readonly left: string;
  readonly right: string;
}

function TwoColumns({
  head,
  rows,
}: {
  readonly head: readonly [string, string];
  readonly rows: readonly Row[];
}) {
  const { tokens } = useTheme();
  return (
    <View role="table">
      <View role="row" style={[styles.row, styles.head, { borderColor: tokens.outline }]}>
        <View role="columnheader" style={styles.left}>
          <Txt variant="label">{head[0]}</Txt>
        </View>
        <View role="columnheader" style={styles.right}>
          <Txt variant="label">{head[1]}</Txt>
        </View>
      </View>
      {rows.map(({ key, left, right }) => (
        <View key={key} role="row" style={[styles.row, { borderColor: tokens.border }]}>
          <View role="cell" style={styles.left}>
            <Txt>{left}</Txt>
          </View>
          <View role="cell" style={styles.right}>
            <Txt variant="strong">{right}</Txt>
          </View>
        </View>
      ))}
    </View>
  );
}

/** MX-16, straight from the edition's data. */
export function PenaltyTable({ edition }: { readonly edition: EditionId }) {
  const t = useTexts();
  const rows = penaltySteps(EDITIONS[edition].penalty).map(({ from, to, penalty }) => ({
    key: String(from),
    left: to === null ? t.rules.from(from) : from === to ? String(from) : `${from}–${to}`,
    right: penalty === 0 ? '0' : `−${penalty}`,
  }));
  return <TwoColumns head={[t.rules.emptyStations, t.rules.penalty]} rows={rows} />;
}

/** MX-18, straight from the ladder of the rules. */
export function RankTable() {
  const t = useTexts();
  const rows = rankSteps(RANKS).map(({ rank, from, to }) => ({
    key: rank,
    left: from === null ? t.rules.upTo(to ?? 0) : to === null ? t.rules.from(from) : `${from}–${to}`,
    right: t.score.ranks[rank].title,
  }));
  return <TwoColumns head={[t.rules.points, t.rules.rank]} rows={rows} />;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: space.m,
    paddingVertical: space.xs,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  head: { borderBottomWidth: 1.5 },
  left: { flex: 2 },
  right: { flex: 3 },
});
