import { useTexts } from '@/i18n';
import { readInvitation } from '@/table/guest/invitation';
import { ROOM_LIMITS } from '@/table/room/room-view';
import { TextField } from '@/ui/text-field';
import { joinIds } from '@/ui/test-ids';
import { ToggleRow } from '@/ui/toggle-row';
import type { JoinForm } from './use-join-form';

interface Props {
  readonly form: JoinForm;
  readonly onSubmit: () => void;
}

/** Room for a code that somebody types with spaces or dashes. */
const CODE_CHARS = 8;

export function CodeField({ form, onSubmit }: Props) {
  const t = useTexts();
  if (!form.needsCode || form.onlyLast) return null;
  return (
    <TextField
      testID={joinIds.code}
      label={t.join.code}
      hint={t.join.codeHint}
      value={form.code}
      onChange={form.setCode}
      onSubmit={form.missing === null ? onSubmit : undefined}
      autoCapitalize="characters"
      maxLength={CODE_CHARS}
      returnKeyType="go"
      spaced
    />
  );
}

/** A seat that is kept needs neither code nor name. */
export function NameFields({ form }: Pick<Props, 'form'>) {
  const t = useTexts();
  if (form.onlyLast) return null;
  return (
    <>
      {!form.watches && (
        <TextField
          testID={joinIds.name}
          label={t.join.name}
          value={form.name}
          onChange={form.setName}
          maxLength={ROOM_LIMITS.name}
          sayLeft={t.tables.nameLeft}
          autoCapitalize="words"
          returnKeyType="done"
          selectTextOnFocus
        />
      )}
      <ToggleRow
        testID={joinIds.watch}
        title={t.join.asScreen}
        detail={t.join.asScreenDetail}
        on={form.watches}
        onChange={form.setWatches}
      />
    </>
  );
}

export function AddressField({ form, onSubmit }: Props) {
  const t = useTexts();
  const isBad = form.address.trim() !== '' && !readInvitation(form.address).ok;
  return (
    <TextField
      testID={joinIds.address}
      label={form.hasTable ? t.join.otherAddress : t.join.address}
      hint={form.hasTable ? t.join.otherAddressHint : t.join.addressHint}
      fault={isBad ? t.join.badAddress : undefined}
      value={form.address}
      onChange={form.setAddress}
      onSubmit={form.missing === null ? onSubmit : undefined}
      autoCapitalize="none"
      inputMode="url"
      returnKeyType="go"
    />
  );
}
