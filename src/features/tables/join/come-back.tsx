import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectNearby } from '@/store/seating-selectors';
import { Button } from '@/ui/button';
import { joinIds } from '@/ui/test-ids';

interface Props {
  /** There is no other table to choose. */
  readonly only: boolean;
  readonly disabled: boolean;
  readonly onPress: (tableId: string) => void;
}

/** To the seat that is kept at the last table. */
export function ComeBack({ only, disabled, onPress }: Props) {
  const t = useTexts();
  const { last } = useAppSelector(selectNearby);
  if (last === null) return null;
  return (
    <Button
      testID={joinIds.last}
      title={t.join.comeBack(last.name)}
      label={`${t.join.comeBack(last.name)}. ${t.join.comeBackDetail}`}
      icon="history"
      kind={only ? 'primary' : 'secondary'}
      disabled={disabled}
      onPress={() => onPress(last.id)}
    />
  );
}
