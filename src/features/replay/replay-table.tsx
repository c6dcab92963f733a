import { useRouter } from 'expo-router';
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { CardFace } from '@/boards/metro-x';
import type { MetroXEvent } from '@/games/metro-x';
import { namesOfPlayers, useTexts, whole } from '@/i18n';
import type { Replay } from '@/table/replay';
import { IconButton } from '@/ui/icon-button';
import { replayIds } from '@/ui/test-ids';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { MomentBoard } from './moment-board';
import { tellMoment } from './moments';
import { SeatChoice } from './seat-choice';
import { Transport } from './transport';
import { useStepKeys } from './use-step-keys';

interface Props {
  readonly replay: Replay;
  readonly names: readonly string[];
  /** Whose board is shown first. */
  readonly own: number;
}

/** A match event by event: the map, the card, what was done, the score as it stood. */
export function ReplayTable({ replay, names, own }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const [index, setIndex] = useState(replay.length);
  const [seat, setSeat] = useState(own);
  const onSeek = useCallback(
    (to: number) => setIndex(Math.max(0, Math.min(replay.length, to))),
    [replay.length],
  );
  const step = useCallback(
    (by: 1 | -1) => setIndex((at) => Math.max(0, Math.min(replay.length, at + by))),
    [replay.length],
  );
  useStepKeys(step);
  const moment = useMemo(() => replay.at(index, seat), [replay, index, seat]);
  const before = useMemo(() => (index === 0 ? null : replay.at(index - 1, seat).view), [replay, index, seat]);
  const { view } = moment;
  const shownNames = namesOfPlayers(
    t,
    view.boards.map((_, place) => ({ name: names[place] ?? '' })),
  );
  const card = view.card ?? before?.card ?? null;
  const told = tellMoment(t, { event: moment.event as MetroXEvent | null, view, before, names: shownNames });
  const score = view.scores[seat]!;
  return (
    <View
      testID={replayIds.screen}
      style={[
        styles.screen,
        {
          backgroundColor: tokens.ground,
          paddingTop: insets.top,
          paddingBottom: insets.bottom + space.s,
          paddingLeft: insets.left + 4,
          paddingRight: insets.right + 4,
        },
      ]}
    >
      <View style={styles.head}>
        <IconButton
          testID={replayIds.back}
          label={t.words.back}
          icon="back"
          onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
        />
        {card !== null && (
          <View
            testID={replayIds.card}
            accessible
            role="img"
            accessibilityLabel={t.cards[view.options.edition].name(card)}
          >
            <CardFace card={card} edition={view.options.edition} width={40} open={view.card !== null} />
          </View>
        )}
        <View style={styles.words}>
          <Txt testID={replayIds.step} variant="strong" accessibilityLiveRegion="polite">
            {told}
          </Txt>
          <Txt variant="small" tone="soft">
            {view.over ? t.replay.over : t.replay.step(index, replay.length)}
          </Txt>
        </View>
        <Txt testID={replayIds.score} variant="title" accessibilityLabel={t.replay.score(score.total)}>
          {whole(score.total)}
        </Txt>
      </View>
      {view.seats > 1 && <SeatChoice names={shownNames} seat={seat} onSeat={setSeat} />}
      <MomentBoard view={view} seat={seat} line={lineOf(moment.event as MetroXEvent | null)} />
      <Transport at={index} of={replay.length} onSeek={onSeek} />
    </View>
  );
}

const lineOf = (event: MetroXEvent | null): string | null => (event?.type === 'mark' ? event.line : null);

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 60, paddingRight: space.s },
  words: { flex: 1 },
});
