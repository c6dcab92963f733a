import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { joinIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Target } from './targets';
import type { JoinForm } from './use-join-form';

interface Props {
  readonly form: JoinForm;
  readonly busy: boolean;
  readonly onJoin: () => void;
  readonly onOpenPage: (address: string) => void;
}

const nameOf = (target: Target | null): string | null => {
  if (target?.kind === 'page') return target.page.name;
  return target?.kind === 'nearby' ? target.table.name : null;
};

/** Join, and what is still missing for it. */
export function JoinFooter({ form, busy, onJoin, onOpenPage }: Props) {
  const t = useTexts();
  const { missing, otherPage } = form;
  const name = nameOf(form.target);
  const title = busy ? t.join.going : name === null ? t.join.go : t.join.goTo(name);
  return (
    <View style={styles.footer}>
      {missing !== null && (
        <Txt testID={joinIds.reason} variant="small" tone="soft" centred accessibilityLiveRegion="polite">
          {missing}
        </Txt>
      )}
      {otherPage === null ? (
        <Button
          testID={joinIds.go}
          title={title}
          label={missing === null ? title : `${title}. ${missing}`}
          kind="primary"
          icon="join"
          disabled={busy || missing !== null}
          state={{ busy }}
          onPress={onJoin}
        />
      ) : (
        <Button
          testID={joinIds.openPage}
          title={t.join.openPageGo(otherPage)}
          kind="primary"
          icon="join"
          onPress={() => onOpenPage(otherPage)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ footer: { gap: space.s } });
