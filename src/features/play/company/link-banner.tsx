import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { Icon } from '@/ui/icons/icon';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

/** The line is cut and being mended. Fingers go through it to the map. */
export function LinkBanner() {
  const { tokens } = useTheme();
  const t = useTexts();
  return (
    <View
      testID={playIds.link}
      role="status"
      accessibilityLiveRegion="polite"
      style={[styles.banner, { backgroundColor: tokens.raised, borderColor: tokens.outline }]}
    >
      <Icon name="away" size={18} />
      <Txt variant="small" numberOfLines={2} style={styles.text}>
        {t.play.table.reconnecting}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    position: 'absolute',
    top: 0,
    left: space.xs,
    right: space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderWidth: 1,
    borderRadius: radius.s,
    opacity: 0.94,
    pointerEvents: 'none',
  },
  text: { flex: 1 },
});
