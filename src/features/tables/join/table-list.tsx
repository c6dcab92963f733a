import { Platform, StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectNearby } from '@/store/seating-selectors';
import { joinIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { TableRow } from './table-row';
import { closedReason } from './targets';
import type { JoinForm } from './use-join-form';

/** Every table that can be sat down at without typing an address, as they are found. */
export function TableList({ form }: { readonly form: JoinForm }) {
  const t = useTexts();
  const { tables, page, target } = form;
  // A browser looks for no others: below the way back, the heading would stand over nothing.
  if (Platform.OS === 'web' && form.onlyLast) return null;
  return (
    <View style={styles.section}>
      <Txt variant="heading">{t.join.tables}</Txt>
      <View role="radiogroup" aria-label={t.join.tables} style={styles.list}>
        {target?.kind === 'invitation' && (
          <TableRow
            testID={joinIds.invited}
            title={t.join.invited}
            detail={t.join.invitedDetail(target.address)}
            chosen
            onPress={() => form.pick('invitation')}
          />
        )}
        {page !== null && (
          <TableRow
            testID={joinIds.table(page.id)}
            title={page.name}
            detail={t.join.here}
            chosen={form.chosen === page.id}
            onPress={() => form.pick(page.id)}
          />
        )}
        {tables.map((table) => {
          const closed = closedReason(t, table);
          return (
            <TableRow
              key={table.id}
              testID={joinIds.table(table.id)}
              title={table.name}
              detail={`${t.join.seats(table.taken, table.seats)} · ${closed ?? t.join.inLobby}`}
              chosen={form.chosen === table.id}
              closed={closed !== null}
              onPress={() => form.pick(table.id)}
            />
          );
        })}
      </View>
      <Looking isInvited={target?.kind === 'invitation'} />
    </View>
  );
}

/** How the search stands, and where else to go as long as it found nothing. */
function Looking({ isInvited }: { readonly isInvited: boolean }) {
  const t = useTexts();
  const { tables, page, looking, trouble } = useAppSelector(selectNearby);
  const hasNothing = tables.length === 0 && page === null;
  if (Platform.OS === 'web' || trouble !== null) {
    const why =
      Platform.OS === 'web' ? t.join.notHereWeb : t.join[trouble === 'denied' ? 'denied' : 'notHere'];
    return hasNothing && !isInvited ? (
      <Txt testID={joinIds.nothing} tone="soft" accessibilityLiveRegion="polite">
        {why}
      </Txt>
    ) : null;
  }
  return looking ? (
    <Txt testID={joinIds.looking} tone="soft" accessibilityLiveRegion="polite">
      {hasNothing ? `${t.join.looking} ${t.join.nothing}` : t.join.looking}
    </Txt>
  ) : null;
}

const styles = StyleSheet.create({ section: { gap: space.s }, list: { gap: space.s } });
