import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { Linking, Platform, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectNearby } from '@/store/seating-selectors';
import { comeBack, lookAround, type Seated, stopLooking } from '@/store/seating-thunks';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { joinIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { useBusy } from '@/ui/use-busy';
import { useGoBack } from '@/ui/use-go-back';
import { useInvitationFromOutside } from './join/invitation-from-outside';
import { ComeBack } from './join/come-back';
import { AddressField, CodeField, NameFields } from './join/join-fields';
import { JoinFooter } from './join/join-footer';
import { ScanPanel } from './join/scan-panel';
import { TableList } from './join/table-list';
import { useJoinForm } from './join/use-join-form';
import { NetworkExplanation } from './network-explanation';
import { sayTrouble } from './say-trouble';
import { useNetworkExplained } from './use-network-explained';

const WIDE = 700;

/** All ways to somebody else's table in one place: when one does not work, the next one is in sight. */
export function JoinTableScreen() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { width } = useWindowDimensions();
  const { page } = useAppSelector(selectNearby);
  // A browser finds nothing by itself: there the address is the first thing to type.
  const addressFirst = Platform.OS === 'web' && page === null;
  const { explained, explain } = useNetworkExplained();
  const form = useJoinForm(useInvitationFromOutside());
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!explained) return undefined;
    dispatch(lookAround());
    return () => {
      dispatch(stopLooking());
    };
  }, [dispatch, explained]);

  const sitDown = (way: () => Promise<Seated | null>) =>
    run(async () => {
      setFailed(null);
      const seated = await way();
      if (seated === null) return;
      if (seated.ok) router.replace('/table');
      else setFailed(sayTrouble(t, seated.trouble));
    });
  const wide = width >= WIDE;
  const column = [styles.stack, wide && styles.column];
  return (
    <Screen
      testID={joinIds.screen}
      title={t.join.title}
      back={{ testID: joinIds.back, label: t.words.back, onPress: useGoBack() }}
      width="wide"
      footer={
        !form.onlyLast && (
          <JoinFooter
            form={form}
            busy={busy}
            onJoin={() => sitDown(form.join)}
            onOpenPage={(address) => void Linking.openURL(`http://${address}/join`)}
          />
        )
      }
    >
      {failed !== null && <Notice testID={joinIds.trouble} tone="danger" text={failed} />}
      <View style={wide ? styles.columns : styles.stack}>
        <View style={column}>
          <ComeBack
            only={form.onlyLast}
            disabled={busy}
            onPress={(id) => sitDown(() => dispatch(comeBack(id)))}
          />
          {explained ? (
            <TableList form={form} />
          ) : (
            <NetworkExplanation
              ids={{ panel: joinIds.explain, go: joinIds.explainGo }}
              text={t.tables.networkJoin}
              go={t.tables.networkLook}
              onGo={explain}
            />
          )}
          {addressFirst && <AddressField form={form} onSubmit={() => sitDown(form.join)} />}
          <CodeField form={form} onSubmit={() => sitDown(form.join)} />
          <NameFields form={form} />
        </View>
        <View style={column}>
          <ScanPanel onInvitation={(text) => sitDown(() => form.joinBy(text))} />
          {!addressFirst && <AddressField form={form} onSubmit={() => sitDown(form.join)} />}
          <LinkRow
            testID={joinIds.passAndPlay}
            title={t.join.passAndPlay}
            detail={t.join.passAndPlayDetail}
            icon="hand"
            onPress={() => router.replace('/table')}
          />
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
});
