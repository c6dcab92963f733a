import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Icon } from '@/ui/icons/icon';
import type { IconName } from '@/ui/icons/icon-paths';
import { Tap } from '@/ui/tap';
import { playIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Steps } from '../model/choice';

interface Props {
  readonly steps: Steps | null;
  /** Stations of a line instead of a number of marks. */
  readonly isPlace: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

export function Stepper({ steps, isPlace, onStep }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const { value, least, most } = steps ?? { value: 0, least: 0, most: 0 };
  const labels = isPlace ? [t.play.previousStation, t.play.nextStation] : [t.play.fewer, t.play.more];
  return (
    <View style={[styles.stepper, { borderColor: tokens.outline }, steps === null && styles.idle]}>
      <Step
        testID={playIds.fewer}
        label={labels[0]!}
        icon={isPlace ? 'back' : 'minus'}
        disabled={value <= least}
        onPress={() => onStep(-1)}
      />
      <Txt variant="strong" centred style={styles.value}>
        {steps === null ? '–' : isPlace ? `${value}/${most}` : value}
      </Txt>
      <Step
        testID={playIds.more}
        label={labels[1]!}
        icon={isPlace ? 'forward' : 'plus'}
        disabled={value >= most}
        onPress={() => onStep(1)}
      />
    </View>
  );
}

interface StepProps {
  readonly testID: string;
  readonly label: string;
  readonly icon: IconName;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Step({ testID, label, icon, disabled, onPress }: StepProps) {
  return (
    <Tap
      testID={testID}
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={[styles.step, disabled && styles.off]}
    >
      <Icon name={icon} size={22} />
    </Tap>
  );
}

const styles = StyleSheet.create({
  stepper: { flexDirection: 'row', alignItems: 'center', borderWidth: 1.5, borderRadius: radius.m },
  idle: { opacity: 0.5 },
  value: { minWidth: 28, fontVariant: ['tabular-nums'] },
  step: { alignItems: 'center', justifyContent: 'center' },
  off: { opacity: 0.35 },
});
