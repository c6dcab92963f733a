import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { EDITIONS } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { isFree, type Choice, type SeatView, type Steps } from '../model/choice';
import type { Plan } from '../model/plan';
import { ConfirmButton } from './confirm-button';
import { Stepper } from './stepper';

interface Props {
  readonly at: SeatView;
  readonly choice: Choice;
  readonly plan: Plan;
  readonly steps: Steps | null;
  /** The table is out of reach: Confirm keeps the move for later. */
  readonly isOffline: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
}

/** Only one edition knows fewer; the free card steps along a line in both. */
const canStep = (at: SeatView): boolean => isFree(at) || EDITIONS[at.view.options.edition].fewer;

export const ActionRow = memo(function ActionRow({ at, choice, plan, steps, isOffline, ...on }: Props) {
  const { tokens, leftHand } = useTheme();
  const t = useTexts();
  const canTakeBack =
    at.view.pending === null ? choice.line !== null || choice.station !== null : at.view.options.takeBack;
  return (
    <View style={[styles.row, leftHand && styles.mirrored]}>
      {canStep(at) && <Stepper steps={steps} isPlace={isFree(at)} onStep={on.onStep} />}
      <IconButton
        testID={playIds.takeBack}
        label={t.play.takeBack}
        icon="undo"
        disabled={!canTakeBack}
        onPress={on.onTakeBack}
        style={[styles.takeBack, { borderColor: tokens.outline }]}
      />
      <ConfirmButton isReady={plan.kind !== 'none'} isOffline={isOffline} onConfirm={on.onConfirm} />
    </View>
  );
});

const styles = StyleSheet.create({
  // With or without the stepper: a map that changes its size would jump.
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, minHeight: 52 },
  mirrored: { flexDirection: 'row-reverse' },
  takeBack: { borderRadius: radius.m, borderWidth: 1.5, width: 52 },
});
