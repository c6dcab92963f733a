import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts, whole, type Texts } from '@/i18n';
import { Tap } from '@/ui/tap';
import { playIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { Avatar } from './avatar';
import type { SeatStatus } from './company';

interface Props {
  readonly status: SeatStatus;
  readonly isLookedAt: boolean;
  /** Where there is room for a name. */
  readonly isNamed: boolean;
  readonly onLook: (seat: number) => void;
}

/** A seat in the strip: a tap shows its board. */
export const SeatChip = memo(function SeatChip({ status, isLookedAt, isNamed, onLook }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const points = (
    <Txt variant={isNamed ? 'label' : 'small'} tone="soft" numberOfLines={1} maxFontSizeMultiplier={1.2}>
      {whole(status.earned)}
    </Txt>
  );
  return (
    <Tap
      testID={playIds.seat(status.seat)}
      label={spoken(t, status)}
      hint={t.play.table.showBoard}
      state={{ selected: isLookedAt }}
      onPress={() => onLook(status.seat)}
      style={styles.target}
    >
      <View
        style={[
          isNamed ? styles.named : styles.tight,
          isLookedAt && { backgroundColor: tokens.pressed, borderColor: tokens.accent },
        ]}
      >
        <Avatar status={status} />
        {isNamed && (
          <Txt variant="label" numberOfLines={1} style={styles.name}>
            {status.name}
          </Txt>
        )}
        {points}
      </View>
    </Tap>
  );
});

function spoken(t: Texts, { name, mood, isDue, isShown, earned }: SeatStatus): string {
  const { you, moods } = t.play.table;
  const doing = mood === 'bot' ? [moods.bot, isDue ? moods.thinking : moods.acted] : [moods[mood]];
  return [name, ...(isShown ? [you] : []), ...doing, t.words.points(earned)].join(', ');
}

const styles = StyleSheet.create({
  target: { justifyContent: 'center', alignItems: 'center' },
  named: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    height: 36,
    paddingHorizontal: 6,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  tight: {
    alignItems: 'center',
    minWidth: 42,
    paddingTop: 1,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  name: { maxWidth: 92 },
});
