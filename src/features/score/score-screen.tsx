import { Redirect, useIsFocused, useLocalSearchParams } from 'expo-router';
import { useTexts } from '@/i18n';
import { useOpenGame } from '@/store/use-open-game';
import { Gone } from '@/ui/gone';
import { Screen } from '@/ui/screen';
import { scoreIds } from '@/ui/test-ids';
import { ScoreSheet } from './score-sheet';

export function ScoreScreen() {
  const t = useTexts();
  const { id } = useLocalSearchParams<{ id: string }>();
  const game = useOpenGame(id, useIsFocused());
  if (game.status === 'failed') {
    return <Gone ids={scoreIds} title={t.score.title} text={t.gone.why[game.reason]} ways={t.gone} />;
  }
  if (game.status === 'opening') return <Screen testID={scoreIds.opening} />;
  const { view } = game.table;
  if (!view.over) return <Redirect href={`/play/${id}`} />;
  return <ScoreSheet key={id} id={id} view={view} own={game.table.seat} names={game.table.names} />;
}
