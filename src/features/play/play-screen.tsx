import { useIsFocused, useLocalSearchParams } from 'expo-router';
import { useTexts } from '@/i18n';
import { useOpenGame } from '@/store/use-open-game';
import { Gone } from '@/ui/gone';
import { playIds } from '@/ui/test-ids';
import { SharedTable } from './company/shared-table';
import { Opening } from './opening';
import { PlayTable } from './play-table';

export function PlayScreen() {
  const t = useTexts();
  const { id } = useLocalSearchParams<{ id: string }>();
  const game = useOpenGame(id, useIsFocused());
  if (game.status === 'failed') {
    return <Gone ids={playIds} title={t.home.title} text={t.gone.why[game.reason]} ways={t.gone} />;
  }
  if (game.status === 'opening') return <Opening />;
  const { table } = game;
  return table.seats > 1 ? <SharedTable key={id} table={table} /> : <PlayTable key={id} table={table} />;
}
