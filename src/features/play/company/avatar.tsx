import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons/icon';
import type { IconName } from '@/ui/icons/icon-paths';
import { radius, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Mood, SeatStatus } from './company';

const SIGNS: Record<Mood, IconName> = {
  ready: 'check',
  thinking: 'thinking',
  acted: 'check',
  away: 'away',
  bot: 'bot',
  'stand-in': 'bot',
};

const SIZE = 28;
const SIGN = 15;

/** Initials, and a sign for what the seat is doing. One's own has a thick rim. */
export const Avatar = memo(function Avatar({ status }: { readonly status: SeatStatus }) {
  const { tokens } = useTheme();
  const { mood, isDue, isShown } = status;
  const isQuiet = mood === 'away' || mood === 'stand-in';
  return (
    <View style={styles.box}>
      <View
        style={[
          styles.disc,
          { backgroundColor: tokens.surface, borderColor: isShown ? tokens.accent : tokens.outline },
          isShown && styles.own,
          isQuiet && styles.away,
        ]}
      >
        <Txt
          variant="label"
          tone={isQuiet ? 'soft' : 'ink'}
          numberOfLines={1}
          maxFontSizeMultiplier={1.1}
          style={status.initials.length > 1 && styles.several}
        >
          {status.initials}
        </Txt>
      </View>
      <View
        style={[
          styles.sign,
          { backgroundColor: isDue ? tokens.accent : tokens.ground, borderColor: tokens.outline },
        ]}
      >
        <Icon
          name={SIGNS[mood]}
          size={SIGN - 4}
          colour={
            isDue ? tokens.onAccent : mood === 'acted' || mood === 'ready' ? tokens.good : tokens.inkSoft
          }
        />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  box: { width: SIZE + 6, height: SIZE },
  disc: {
    width: SIZE,
    height: SIZE,
    borderRadius: radius.round,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  own: { borderWidth: 3 },
  away: { borderStyle: 'dashed' },
  several: { fontSize: 12 },
  sign: {
    position: 'absolute',
    right: 0,
    bottom: -2,
    width: SIGN,
    height: SIGN,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
