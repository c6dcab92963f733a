import { memo, useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectIsSaving } from '@/store/table-selectors';
import { Tap } from '@/ui/tap';
import { playIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly isReady: boolean;
  readonly isOffline: boolean;
  readonly onConfirm: () => void;
}

/** Saving usually takes less than a blink; only a slow one is worth a word. */
const SLOW_MS = 250;

export function ConfirmButton(props: Props) {
  return <Face {...props} isSlow={useSlow(useAppSelector(selectIsSaving))} />;
}

/** Apart, so that a quick save draws nothing. */
const Face = memo(function Face({
  isReady,
  isOffline,
  isSlow,
  onConfirm,
}: Props & { readonly isSlow: boolean }) {
  const { tokens } = useTheme();
  const t = useTexts();
  const { sendLater, sendLaterSpoken, goesLater } = t.play.table;
  const saving = isOffline ? goesLater : t.play.saving;
  const ready = isOffline ? sendLater : t.play.confirm;
  return (
    <Tap
      testID={playIds.confirm}
      label={isSlow ? saving : isOffline ? sendLaterSpoken : t.play.confirm}
      state={{ busy: isSlow }}
      disabled={!isReady}
      onPress={onConfirm}
      style={[
        styles.button,
        isReady
          ? { backgroundColor: tokens.accent, borderColor: tokens.accent }
          : { backgroundColor: tokens.ground, borderColor: tokens.border },
      ]}
    >
      <Txt variant="strong" centred tone={isReady ? 'onAccent' : 'soft'} numberOfLines={1}>
        {isSlow ? saving : ready}
      </Txt>
    </Tap>
  );
});

function useSlow(isSaving: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSaving]);
  return isSlow;
}

const styles = StyleSheet.create({
  button: {
    flexGrow: 1,
    borderRadius: radius.m,
    borderWidth: 1.5,
    justifyContent: 'center',
    paddingHorizontal: 8,
  },
});
