import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n';
import { importFile, type ImportedFile } from '@/store/device-thunks';
import { removalSettled } from '@/store/history-slice';
import { discardSetAside, exportRecord, importRecord, removeGame, undoRemoval } from '@/store/history-thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectRoom } from '@/store/seating-selectors';
import { playNow } from '@/store/table-thunks';
import type { SetAside } from '@/table/set-aside';
import { useBusy } from '@/ui/use-busy';
import type { GameActions } from './game-panel';
import { handOutSetAside } from './hand-out';
import { sayExported, sayImported, sayRemoved, type Message } from './message';

/** What can be done with the games on the shelf, and the message that the last deed left. */
export function useShelf() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [busy, run] = useBusy();
  const [message, setMessage] = useState<Message | null>(null);
  const match = useAppSelector(selectRoom)?.match;
  const fail = (text: string) => setMessage({ text, tone: 'danger' });

  // Whoever leaves the screen has had the chance to undo.
  useEffect(() => () => void dispatch(removalSettled()), [dispatch]);

  const games: GameActions = {
    open: ({ id, over }) => router.push(over ? `/score/${id}` : `/play/${id}`),
    replay: ({ id }) => router.push(`/replay/${id}`),
    export: ({ id }) => run(async () => setMessage(sayExported(t, await dispatch(exportRecord(id))))),
    remove: ({ id }) =>
      run(async () => {
        setMessage(null);
        // The open table has a screen of its own, where it is closed or left; another one is opened by its game.
        const table = match === id ? '/table?stage=1' : (`/play/${id}` as const);
        setMessage(sayRemoved(t, await dispatch(removeGame(id)), table));
      }),
  };
  const tell = (answer: ImportedFile) => {
    // It may be the deleted game itself that came back.
    if (answer.ok) dispatch(removalSettled());
    setMessage(sayImported(t, answer));
  };
  return {
    busy,
    message,
    games,
    undo: () =>
      run(async () => {
        if (!(await dispatch(undoRemoval()))) fail(t.history.notRestored);
      }),
    importFile: () => run(async () => tell(await dispatch(importFile()))),
    importText: (text: string) => run(async () => tell(await dispatch(importRecord(text)))),
    exportSetAside: (entry: SetAside) =>
      run(async () => setMessage(sayExported(t, await dispatch(handOutSetAside(entry))))),
    discardSetAside: ({ key }: SetAside) =>
      run(async () => {
        if (!(await dispatch(discardSetAside(key)))) fail(t.history.notDeleted);
      }),
    playNow: () =>
      run(async () => {
        const opened = await dispatch(playNow());
        if (opened.ok) router.push(`/play/${opened.id}`);
        else fail(t.words.couldNotStart);
      }),
  };
}
