import { useIsFocused, useLocalSearchParams } from 'expo-router';
import { useOpenGame } from '@/store/use-open-game';
import { GameGone } from './game-gone';
import { Opening } from './opening';
import { PlayTable } from './play-table';

export function PlayScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const game = useOpenGame(id, useIsFocused());
  if (game.status === 'failed') return <GameGone reason={game.reason} />;
  if (game.status === 'opening') return <Opening />;
  return <PlayTable key={id} table={game.table} />;
}
