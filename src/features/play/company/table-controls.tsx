import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { playIds } from '@/ui/test-ids';
import { Controls } from '../controls/controls';
import { AwayPanel } from './away-panel';
import type { Company } from './company';
import { EndedPanel } from './ended-panel';
import { FlipControls } from './flip-controls';
import { LookPanel } from './look-panel';
import { waitingWords } from './table-news';
import { WaitLine } from './wait-line';

interface Props extends ComponentProps<typeof Controls> {
  readonly company: Company;
  readonly looking: number | null;
  readonly onOwn: () => void;
  readonly onDescribe: () => void;
  readonly onHandOver: ((seat: number) => void) | null;
}

/** The thumb zone at a table: the solo one while it is one's turn, else what one waits for or looks at. */
export function TableControls({ company, looking, onOwn, onDescribe, onHandOver, ...solo }: Props) {
  const t = useTexts();
  const { view } = solo.moment.at;
  const status = looking === null ? undefined : company.seats[looking];
  if (status !== undefined) {
    return <LookPanel {...{ company, status, view, onOwn, onDescribe, onHandOver }} />;
  }
  const { link, flip, undecided, tableId } = company;
  if (link.kind === 'ended' && !view.over) return <EndedPanel reason={link.reason} tableId={tableId} />;
  if (flip !== null) return <FlipControls key={view.turn} {...solo} by={flip} />;
  const text = waitingWords(t, view, company);
  const isWaiting = text !== '';
  const others = onHandOver === null ? [] : company.awaited.filter(({ isHere }) => isHere).slice(0, 1);
  return (
    <Controls
      {...solo}
      isOffline={link.kind === 'reconnecting'}
      notice={
        isWaiting ? (
          <WaitLine
            text={text}
            canTakeBack={view.pending !== null && view.options.takeBack}
            height={solo.arrangement.plan}
          />
        ) : null
      }
      insteadOfRail={
        isWaiting && undecided.length + others.length > 0 ? (
          <View style={styles.away}>
            {others.map(({ seat, name }) => (
              <Button
                key={seat}
                testID={playIds.handOver}
                kind="primary"
                icon="hand"
                title={t.play.table.handTo(name)}
                onPress={() => onHandOver?.(seat)}
              />
            ))}
            {undecided.map((away) => (
              <AwayPanel key={away.seat} status={away} standIn="wait" edition={view.options.edition} />
            ))}
          </View>
        ) : null
      }
    />
  );
}

const styles = StyleSheet.create({ away: { gap: 8, paddingVertical: 4 } });
