import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import type { Steps } from '../model/choice';
import { ConfirmButton } from './confirm-button';
import { Stepper } from './stepper';

interface Props {
  /** Undefined: this card knows no fewer. */
  readonly steps: Steps | null | undefined;
  readonly isPlace: boolean;
  readonly canTakeBack: boolean;
  readonly isReady: boolean;
  readonly isSaving: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
}

export function ActionRow({ steps, isPlace, canTakeBack, onStep, onTakeBack, ...confirm }: Props) {
  const { tokens, leftHand } = useTheme();
  const t = useTexts();
  return (
    <View style={[styles.row, leftHand && styles.mirrored]}>
      {steps !== undefined && <Stepper steps={steps} isPlace={isPlace} onStep={onStep} />}
      <IconButton
        testID={playIds.takeBack}
        label={t.play.takeBack}
        icon="undo"
        disabled={!canTakeBack}
        onPress={onTakeBack}
        style={[styles.takeBack, { borderColor: tokens.outline }]}
      />
      <ConfirmButton {...confirm} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  takeBack: { borderRadius: radius.m, borderWidth: 1.5, width: 52 },
});
