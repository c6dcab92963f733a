import { useRouter } from 'expo-router';
import { memo, useDeferredValue } from 'react';
import { View } from 'react-native';
import { nameOfEdition, nameOfMap, useTexts } from '@/i18n';
import { selectResumableGames } from '@/store/history-selectors';
import { useAppSelector } from '@/store/hooks';
import { selectOpenTables, selectRoom } from '@/store/seating-selectors';
import type { RootState } from '@/store/store';
import type { GameSummary } from '@/store/summary';
import { Button } from '@/ui/button';
import { homeIds } from '@/ui/test-ids';
import { WideDoor } from './wide-door';

/** The newest open game, and the way to the others. Nothing when there is none. */
export function ContinueDoor() {
  // Home lies under the board and hears of every move: it must not hold up the mark that shows it.
  const open = useDeferredValue(useAppSelector(selectResumableGames));
  return <OpenGames open={open} atTable={useAppSelector(selectMatchAtTable)} />;
}

/** The match behind the door of the table, which is not to be offered twice. */
const selectMatchAtTable = (state: RootState): string | null => {
  const table = selectRoom(state) ?? selectOpenTables(state)[0];
  return table?.match ?? null;
};

interface Props {
  readonly open: readonly GameSummary[];
  readonly atTable: string | null;
}

const OpenGames = memo(function OpenGames({ open, atTable }: Props) {
  const t = useTexts();
  const router = useRouter();
  const newest = open.find(({ id }) => id !== atTable);
  if (!newest) return null;
  const name = `${nameOfMap(t, newest.map)} · ${nameOfEdition(t, newest.edition)}`;
  const state = t.words.progress(newest.turns, newest.scores[newest.seat]);
  return (
    <View>
      <WideDoor
        testID={homeIds.continue}
        label={`${t.home.continue}: ${name}, ${state}`}
        icon="play"
        title={t.home.continue}
        lines={[name, state]}
        onPress={() => router.push(`/play/${newest.id}`)}
      />
      {open.length > 1 && (
        <Button
          testID={homeIds.allOpen}
          title={t.home.allOpenGames(open.length)}
          kind="quiet"
          onPress={() => router.push('/history')}
        />
      )}
    </View>
  );
});
