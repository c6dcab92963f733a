import { StyleSheet, View } from 'react-native';
import { rankOf } from '@/games/metro-x';
import { formatWhen, nameOfEdition, nameOfMap, namesOfPlayers, useTexts, whole, type Texts } from '@/i18n';
import type { GameSummary } from '@/store/summary';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Panel } from '@/ui/panel';
import { historyIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';

export interface GameActions {
  readonly open: (game: GameSummary) => void;
  readonly replay: (game: GameSummary) => void;
  readonly export: (game: GameSummary) => void;
  readonly remove: (game: GameSummary) => void;
}

interface Props {
  readonly game: GameSummary;
  /** For "today" and "yesterday". */
  readonly now: number;
  readonly actions: GameActions;
}

export function GamePanel({ game, now, actions }: Props) {
  const t = useTexts();
  const name = `${nameOfMap(t, game.map)} · ${nameOfEdition(t, game.edition)}`;
  const when = formatWhen(t, game.updatedAt, now);
  const score = game.scores[game.seat];
  const total = score?.total ?? 0;
  /** Two games may share a map; the time tells them apart, for the ear too. */
  const spoken = `${name}, ${when}`;
  return (
    <Panel testID={historyIds.game(game.id)}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Txt variant="strong" level={3}>
            {name}
          </Txt>
          <Txt variant="small" tone="soft">
            {when}
          </Txt>
          <Txt variant="small" tone="soft">
            {game.over ? outcomeOf(t, game, total) : t.words.progress(game.turns, score)}
          </Txt>
          {game.names.some((name) => name !== '') && game.seats > 1 && (
            <Txt variant="small" tone="soft">
              {t.history.players(namesIn(t, game))}
            </Txt>
          )}
          {!game.over && !game.resumable && (
            <Txt variant="small" tone="soft">
              {t.history.onlyReplay(game.seats)}
            </Txt>
          )}
        </View>
        {game.over && <Total total={total} />}
      </View>
      <View style={styles.actions}>
        {!game.resumable && (
          <Button
            testID={historyIds.replay(game.id)}
            title={t.history.replay}
            label={t.history.replaySpoken(spoken)}
            onPress={() => actions.replay(game)}
            style={styles.wide}
          />
        )}
        {game.over && (
          <Button
            testID={historyIds.open(game.id)}
            title={t.history.score}
            label={t.history.scoreSpoken(spoken)}
            onPress={() => actions.open(game)}
            style={styles.wide}
          />
        )}
        {game.resumable && (
          <Button
            testID={historyIds.open(game.id)}
            title={t.history.continue}
            label={t.history.resumeSpoken(spoken)}
            kind="primary"
            icon="play"
            onPress={() => actions.open(game)}
            style={styles.wide}
          />
        )}
        <View style={styles.pair}>
          <IconButton
            testID={historyIds.export(game.id)}
            label={t.history.exportSpoken(spoken)}
            icon="export"
            onPress={() => actions.export(game)}
          />
          <IconButton
            testID={historyIds.delete(game.id)}
            label={t.history.deleteSpoken(spoken)}
            icon="trash"
            onPress={() => actions.remove(game)}
          />
        </View>
      </View>
    </Panel>
  );
}

const namesIn = (t: Texts, { names }: GameSummary): readonly string[] =>
  namesOfPlayers(
    t,
    names.map((name) => ({ name })),
  );

/** Alone it is the rank that counts, with others who won. */
function outcomeOf(t: Texts, game: GameSummary, total: number): string {
  if (game.seats === 1) return t.score.ranks[rankOf(total)].title;
  const names = namesIn(t, game);
  const first = game.winners.map((seat) => names[seat] ?? '');
  return first.length === 1 ? t.stage.winner(first[0]!) : t.stage.winners(t.play.table.list(first));
}

function Total({ total }: { readonly total: number }) {
  const t = useTexts();
  return (
    <View accessible accessibilityLabel={t.words.points(total)} style={styles.total}>
      <Txt variant="title" level={null}>
        {whole(total)}
      </Txt>
      <Txt variant="small" tone="soft">
        {t.words.pointsOnly(total)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space.m },
  words: { flex: 1 },
  total: { alignItems: 'flex-end' },
  actions: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  wide: { flexGrow: 1, paddingHorizontal: space.s },
  pair: { flexDirection: 'row', gap: space.s, marginLeft: 'auto' },
});
