import { useState } from 'react';
import { nameOfEdition, nameOfMap, useTexts } from '@/i18n';
import { selectFinishedGames, selectHistory, selectOpenGames } from '@/store/history-selectors';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { historyIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useGoBack } from '@/ui/use-go-back';
import { GamePanel } from './game-panel';
import { ImportPanel } from './import-panel';
import { SetAsideList } from './set-aside-list';
import { ShelfNotices } from './shelf-notices';
import { useShelf } from './use-shelf';

export function HistoryScreen() {
  const t = useTexts();
  const shelf = useShelf();
  const open = useAppSelector(selectOpenGames);
  const finished = useAppSelector(selectFinishedGames);
  const { status, removed, setAside, leftAlone } = useAppSelector(selectHistory);
  const [now] = useState(() => Date.now());
  const { message } = shelf;
  const nameOf = (game: { map: string; edition: string }) =>
    `${nameOfMap(t, game.map)} · ${nameOfEdition(t, game.edition)}`;
  return (
    <Screen
      testID={historyIds.screen}
      title={t.history.title}
      back={{ testID: historyIds.back, label: t.words.back, onPress: useGoBack() }}
      footer={
        (message ?? removed) && (
          <ShelfNotices message={message} removed={removed && nameOf(removed.summary)} onUndo={shelf.undo} />
        )
      }
    >
      {status === 'loading' && <Txt tone="soft">{t.history.loading}</Txt>}
      {status === 'failed' && <Notice testID={historyIds.failed} tone="danger" text={t.home.shelfFailed} />}
      {status === 'ready' && open.length + finished.length === 0 && (
        <Section title={t.history.emptyTitle}>
          <Txt tone="soft">{t.history.empty}</Txt>
          <Button
            testID={historyIds.playNow}
            title={t.words.playNow}
            kind="primary"
            icon="play"
            onPress={shelf.playNow}
          />
        </Section>
      )}
      {open.length > 0 && (
        <Section title={t.history.open}>
          {open.map((game) => (
            <GamePanel key={game.id} game={game} now={now} actions={shelf.games} />
          ))}
        </Section>
      )}
      {finished.length > 0 && (
        <Section title={t.history.finished}>
          {finished.map((game) => (
            <GamePanel key={game.id} game={game} now={now} actions={shelf.games} />
          ))}
        </Section>
      )}
      <Section title={t.history.import}>
        <ImportPanel busy={shelf.busy} onFile={shelf.importFile} onText={shelf.importText} />
      </Section>
      {leftAlone.length > 0 && (
        <Notice testID={historyIds.leftAlone} text={t.history.leftAlone(leftAlone.length)} />
      )}
      <SetAsideList
        entries={setAside}
        now={now}
        onExport={shelf.exportSetAside}
        onDelete={shelf.discardSetAside}
      />
    </Screen>
  );
}
