import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { Link } from '@/table/presence';
import { Icon } from '@/ui/icons/icon';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

/** A line that is mended sooner needs no word, and the map need not move for it. */
const PATIENCE_MS = 700;

/** The line is cut and being mended: said above the map, not over it. */
export function LinkBanner({ link }: { readonly link: Link }) {
  return link.kind === 'reconnecting' ? <Words /> : null;
}

function Words() {
  const { tokens } = useTheme();
  const t = useTexts();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <View
      testID={playIds.link}
      role="status"
      accessibilityLiveRegion="polite"
      style={[styles.banner, { backgroundColor: tokens.pressed }]}
    >
      <Icon name="away" size={16} />
      <Txt variant="small" numberOfLines={2} style={styles.text}>
        {t.play.table.reconnecting}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderRadius: radius.s,
  },
  text: { flexShrink: 1 },
});
