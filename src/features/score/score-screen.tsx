import { Redirect, useIsFocused, useLocalSearchParams } from 'expo-router';
import type { MetroXView } from '@/games/metro-x';
import { useOpenGame } from '@/store/use-open-game';
import { Screen } from '@/ui/screen';
import { scoreIds } from '@/ui/test-ids';
import { ScoreGone } from './score-gone';
import { ScoreSheet } from './score-sheet';

export function ScoreScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const game = useOpenGame(id, useIsFocused());
  if (game.status === 'failed') return <ScoreGone />;
  if (game.status === 'opening') return <Screen testID={scoreIds.opening} />;
  const view = game.table.view as MetroXView;
  if (!view.over) return <Redirect href={`/play/${id}`} />;
  return <ScoreSheet key={id} id={id} view={view} own={game.table.seat} names={game.table.names} />;
}
