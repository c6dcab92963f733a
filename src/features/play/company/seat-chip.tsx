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
  /** With its name; without; with its points below, where there is height and no width. */
  readonly shape: 'named' | 'short' | 'stacked';
  readonly onLook: (seat: number) => void;
}

/** A seat in the strip: a tap shows its board. */
export const SeatChip = memo(function SeatChip({ status, isLookedAt, shape, onLook }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const points = (
    <Txt
      variant={shape === 'named' ? 'label' : 'small'}
      tone="soft"
      numberOfLines={1}
      maxFontSizeMultiplier={1.2}
      style={[styles.points, shape === 'stacked' && styles.below]}
    >
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
        style={[styles[shape], isLookedAt && { backgroundColor: tokens.pressed, borderColor: tokens.accent }]}
      >
        <Avatar status={status} />
        {shape === 'named' && (
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
  short: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 1,
    height: 36,
    minWidth: 48,
    paddingHorizontal: 2,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  stacked: {
    alignItems: 'center',
    minWidth: 42,
    paddingTop: 1,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  name: { maxWidth: 92 },
  points: { fontVariant: ['tabular-nums'] },
  below: { lineHeight: 14 },
});
