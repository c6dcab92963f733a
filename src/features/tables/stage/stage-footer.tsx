import { useRouter } from 'expo-router';
import type { ComponentProps, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import type { ChairProgress } from '@/table/chair';
import type { RoomView } from '@/table/room/room-view';
import { Button } from '@/ui/button';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';
import { CloseQuestion } from '../leave-table';
import { ProblemNotice } from '../problem-notice';
import type { Commands } from '../use-commands';

interface Props {
  readonly seating: Seating;
  readonly room: RoomView;
  readonly stage: ChairProgress;
  readonly commands: Commands;
}

interface FooterProps extends Props {
  /** Not null: somebody wants to close the table. */
  readonly question: ComponentProps<typeof CloseQuestion> | null;
}

/** Whether there is anything to do or to say below the game. */
const hasSteps = ({ seating, stage }: Pick<Props, 'seating' | 'stage'>): boolean =>
  stage.due.kind !== 'seats' || seating.seats.length > 0;

/** What can be done next at the table, and what was refused; null when people only have to think. */
export function stageFooter({ question, ...props }: FooterProps): ReactNode {
  const { stage, commands } = props;
  if (question !== null) return <CloseQuestion {...question} />;
  if (!hasSteps(props) && commands.problem === null) return null;
  return (
    <View style={styles.footer}>
      <ProblemNotice
        problem={commands.problem}
        edition={stage.view.options.edition}
        onClose={commands.dismiss}
      />
      {stage.due.kind === 'over' ? <AfterGame {...props} /> : <DuringGame {...props} />}
    </View>
  );
}

/** Flip, or back to one's own board. */
function DuringGame({ seating, room, stage, commands }: Props) {
  const t = useTexts();
  const router = useRouter();
  const [busy, run] = useBusy();
  const { match } = room;
  const isDue = stage.due.kind === 'chance';
  const leads = seating.secrets !== null;
  const flips = leads && room.dealer === 'seeded' && room.flip === 'by-hand';
  const flip = async () => {
    await commands.send({ type: 'flip' });
  };
  return (
    <>
      {isDue && !leads && (
        <Txt variant="strong" centred>
          {t.stage.waitsForFlip}
        </Txt>
      )}
      {isDue && flips && (
        <Button
          testID={tableIds.flip}
          title={stage.view.turn === 0 ? t.stage.flipFirst : t.stage.flipNext}
          kind="primary"
          icon="play"
          disabled={busy}
          state={{ busy }}
          onPress={() => run(flip)}
        />
      )}
      {match !== null && seating.seats.length > 0 && (
        <Button
          testID={tableIds.board}
          title={t.tables.toMyBoard}
          onPress={() => router.replace({ pathname: '/play/[id]', params: { id: match } })}
        />
      )}
    </>
  );
}

/** Once more, and the sheets of all seats for whoever has the game: the table itself, and who played it. */
function AfterGame({ seating, room, commands }: Props) {
  const t = useTexts();
  const router = useRouter();
  const [busy, run] = useBusy();
  const { match } = room;
  const rematch = async () => {
    await commands.send({ type: 'rematch' });
  };
  return (
    <View style={styles.after}>
      {seating.secrets !== null && (
        <Button
          style={styles.way}
          testID={tableIds.rematch}
          title={t.stage.rematch}
          label={`${t.stage.rematch}. ${t.stage.rematchDetail}`}
          kind="primary"
          icon="loop"
          disabled={busy}
          state={{ busy }}
          onPress={() => run(rematch)}
        />
      )}
      {seating.secrets === null && (
        <Txt testID={tableIds.rematchAwaited} variant="strong" centred style={styles.said}>
          {t.stage.rematchAwaited}
        </Txt>
      )}
      {match !== null && (seating.link.kind === 'here' || seating.seats.length > 0) && (
        <Button
          style={styles.way}
          testID={tableIds.sheets}
          title={t.stage.sheets}
          onPress={() => router.push({ pathname: '/score/[id]', params: { id: match } })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space.s },
  /** Beside each other where the screen is wide: a lying phone has no height to give away. */
  after: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  way: { flexGrow: 1, flexBasis: 220 },
  said: { flexBasis: '100%' },
});
