import { useState, type ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { command } from '@/store/seating-thunks';
import { Button } from '@/ui/button';
import { playIds, tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import { Controls } from '../controls/controls';
import { answerWords } from './answer-words';
import { DeckGrid } from './deck-grid';

interface Props extends ComponentProps<typeof Controls> {
  /** A real deck: the card that was turned is tapped. */
  readonly by: 'button' | 'cards';
}

/** The turn is closed and this device turns the next card: Flip stands where Confirm did, and nothing moves. */
export function FlipControls({ by, ...solo }: Props) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const { view } = solo.moment.at;
  const isFirst = view.turn === 0;
  const flip = (card?: Card) =>
    run(async () => {
      const outcome = card === undefined ? {} : { outcome: { type: 'flip', card } };
      const answer = await dispatch(command({ type: 'flip', ...outcome }));
      setSaid(answerWords(t, answer, view.options.edition));
    });
  const words = by === 'cards' ? t.stage.tapCard : isFirst ? t.stage.beforeFirst : t.play.table.allActed;
  const notice = (
    <View style={[styles.line, { minHeight: solo.arrangement.plan }]}>
      <Txt testID={playIds.waiting} variant="label" accessibilityLiveRegion="polite">
        {words}
      </Txt>
      {said !== null && (
        <Txt testID={playIds.message} variant="small" tone="danger" accessibilityLiveRegion="assertive">
          {said}
        </Txt>
      )}
    </View>
  );
  if (by === 'cards') {
    const grid = <DeckGrid view={view} arrangement={solo.arrangement} isBusy={isBusy} onCard={flip} />;
    return <Controls {...solo} notice={notice} insteadOfRail={grid} insteadOfActions={<></>} />;
  }
  const button = (
    <Button
      testID={tableIds.flip}
      kind="primary"
      title={isFirst ? t.stage.flipFirst : t.stage.flipNext}
      disabled={isBusy}
      onPress={() => flip()}
    />
  );
  return <Controls {...solo} notice={notice} insteadOfActions={button} />;
}

const styles = StyleSheet.create({
  line: { flex: 1, justifyContent: 'center', paddingHorizontal: 4 },
});
