import { useRouter } from 'expo-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { SeatingTrouble } from '@/store/seating';
import { selectSeatingStatus, selectSeatingTrouble } from '@/store/seating-selectors';
import { openTable } from '@/store/seating-thunks';
import { FINAL_REASONS } from '@/table/wire/reasons';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { usePlayerName, useTableName } from './default-names';
import { NetworkExplanation } from './network-explanation';
import { sayTrouble } from './say-trouble';
import { useNetworkExplained } from './use-network-explained';

interface OpeningProps {
  readonly back: () => void;
  /** Opens a table by itself. */
  readonly isNew: boolean;
}

/** Somebody else's table said no or is gone: another try would open a table of one's own instead. */
function isOver(trouble: SeatingTrouble, isNew: boolean): boolean {
  if (trouble.kind === 'refused') return !isNew || FINAL_REASONS.has(trouble.reason);
  if (trouble.kind === 'missing' || trouble.kind === 'left-alone') return true;
  return trouble.kind === 'unreached' && !isNew;
}

/** Until there is a table to show. */
export function OpeningScreen({ back, isNew }: OpeningProps) {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSeatingStatus);
  const trouble = useAppSelector(selectSeatingTrouble);
  const { explained, explain } = useNetworkExplained();
  const name = useTableName();
  const playerName = usePlayerName();
  const [tried, setTried] = useState(isNew ? 1 : 0);
  // Once when it may begin, and once for every further wish; another name is no reason to open another table.
  const open = useEffectEvent(() => void dispatch(openTable({ name, playerName })));
  useEffect(() => {
    if (explained && tried > 0) open();
  }, [explained, tried]);
  return (
    <Screen
      testID={tableIds.screen}
      title={t.tables.startTitle}
      back={{ testID: tableIds.back, label: t.words.back, onPress: back }}
    >
      {!explained && (
        <NetworkExplanation
          ids={{ panel: tableIds.explain, go: tableIds.explainGo }}
          text={t.tables.networkTable}
          go={t.tables.networkOpen}
          onGo={explain}
        />
      )}
      {explained && status === 'none' && trouble !== null ? (
        <>
          <Notice testID={tableIds.trouble} tone="danger" text={sayTrouble(t, trouble)} />
          {isOver(trouble, isNew) ? (
            <Button
              testID={tableIds.join}
              title={t.home.joinTable}
              kind="primary"
              onPress={() => router.replace('/join')}
            />
          ) : (
            <Button
              testID={tableIds.again}
              title={t.tables.again}
              kind="primary"
              onPress={() => setTried(tried + 1)}
            />
          )}
        </>
      ) : (
        explained && (
          <Txt testID={tableIds.opening} tone="soft" centred accessibilityLiveRegion="polite">
            {t.tables.opening}
          </Txt>
        )
      )}
    </Screen>
  );
}
