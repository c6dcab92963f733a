import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { CardFace } from '@/boards/metro-x';
import type { Card, MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { command } from '@/store/seating-thunks';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Tap } from '@/ui/tap';
import { playIds, tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import { answerWords } from './answer-words';

interface Props {
  readonly view: MetroXView;
  /** A real deck: the card that was turned is tapped. */
  readonly by: 'button' | 'cards';
}

const CARD = 44;

/** The turn is closed and this device turns the next card. */
export function FlipPanel({ view, by }: Props) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const flip = (card?: Card) =>
    run(async () => {
      const outcome = card === undefined ? {} : { outcome: { type: 'flip', card } };
      const answer = await dispatch(command({ type: 'flip', ...outcome }));
      setSaid(answerWords(t, answer, view.options.edition));
    });
  return (
    <View style={styles.panel}>
      <Txt testID={playIds.waiting} variant="label" accessibilityLiveRegion="polite">
        {by === 'cards' ? t.stage.tapCard : view.turn === 0 ? t.stage.beforeFirst : t.play.table.allActed}
      </Txt>
      {said !== null && <Notice testID={playIds.message} tone="danger" text={said} />}
      {by === 'cards' ? (
        <DeckGrid view={view} isBusy={isBusy} onCard={(card) => flip(card)} />
      ) : (
        <Button
          testID={tableIds.flip}
          kind="primary"
          title={view.turn === 0 ? t.stage.flipFirst : t.stage.flipNext}
          disabled={isBusy}
          onPress={() => flip()}
        />
      )}
    </View>
  );
}

interface GridProps {
  readonly view: MetroXView;
  readonly isBusy: boolean;
  readonly onCard: (card: Card) => void;
}

/** Every kind of card that is left in the deck. */
function DeckGrid({ view, isBusy, onCard }: GridProps) {
  const { tokens } = useTheme();
  const t = useTexts();
  const { edition } = view.options;
  return (
    <ScrollView style={styles.scroll} alwaysBounceVertical={false}>
      <View testID={tableIds.flip} style={styles.grid}>
        {view.deck.map(({ card, left, of }) => (
          <Tap
            key={card}
            testID={playIds.flipCard(card)}
            label={t.stage.cardOf(t.cards[edition].name(card), left, of)}
            disabled={isBusy || left === 0}
            onPress={() => onCard(card)}
            style={[styles.card, { borderColor: tokens.outline, backgroundColor: tokens.surface }]}
          >
            <CardFace card={card} edition={edition} width={CARD} gone={left === 0} />
            <Txt variant="small" tone="soft">{`${left}/${of}`}</Txt>
          </Tap>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s, paddingVertical: space.s, flexShrink: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
  card: { alignItems: 'center', padding: 4, borderWidth: 1.5, borderRadius: radius.s, minWidth: 64 },
});
