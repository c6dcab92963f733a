import type { ReactNode } from 'react';
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
  /** Stands where the words of the card would. */
  readonly beside: ReactNode;
  readonly onLeave: () => void;
}

export function TopBar({ view, seat, card, beside, onLeave }: Props) {
  const t = useTexts();
  const score = view.scores[seat];
  return (
    <View style={[styles.bar, { minHeight: cardHeight(card) }]}>
      <IconButton testID={playIds.back} label={t.play.leave} icon="back" onPress={onLeave} />
      <CardPanel
        card={view.card}
        turn={view.turn}
        edition={view.options.edition}
        width={card}
        isBare={Boolean(beside)}
      />
      {beside && <View style={styles.beside}>{beside}</View>}
      {score && <ScoreBadge score={score} isBare={Boolean(beside)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  beside: { flex: 1 },
});
