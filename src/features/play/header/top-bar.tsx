import { StyleSheet, View } from 'react-native';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { cardHeight } from '@/boards/metro-x';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { CardPanel } from './card-panel';
import { ScoreBadge } from './score-badge';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly card: number;
  readonly onLeave: () => void;
}

export function TopBar({ view, seat, card, onLeave }: Props) {
  const t = useTexts();
  const score = view.scores[seat];
  return (
    <View style={[styles.bar, { minHeight: cardHeight(card) }]}>
      <IconButton testID={playIds.back} label={t.play.leave} icon="back" onPress={onLeave} />
      <CardPanel card={view.card} turn={view.turn} edition={view.options.edition} width={card} />
      {score && <ScoreBadge score={score} />}
    </View>
  );
}

const styles = StyleSheet.create({ bar: { flexDirection: 'row', alignItems: 'center', gap: 4 } });
