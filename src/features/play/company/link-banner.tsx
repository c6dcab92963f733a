import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { leaveSeating } from '@/store/seating-thunks';
import type { Link } from '@/table/presence';
import { FINAL_REASONS, type Reason } from '@/table/wire/reasons';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons/icon';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

/** A line that is mended sooner needs no word, and the map need not move for it. */
const PATIENCE_MS = 700;

/** The line is cut and being mended: said above the map, not over it. */
export function LinkBanner({ link }: { readonly link: Link }) {
  return link.kind === 'reconnecting' ? <Words why={link.why ?? null} /> : null;
}

/** Most reasons pass by themselves; of the others, people have to know. */
function Words({ why }: { readonly why: Reason | null }) {
  const { tokens } = useTheme();
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const isHopeless = why !== null && FINAL_REASONS.has(why);
  const isTold = isHopeless || why === 'guarded';
  const leave = () => {
    // The goodbye may never arrive; nobody waits for it.
    void dispatch(leaveSeating());
    router.dismissTo('/');
  };
  return (
    <View
      testID={playIds.link}
      role="status"
      accessibilityLiveRegion="polite"
      style={[styles.banner, { backgroundColor: tokens.pressed }]}
    >
      <Icon name="away" size={16} />
      <Txt variant="small" numberOfLines={isTold ? 4 : 2} style={styles.text}>
        {isTold ? t.troubles.reasons[why] : t.play.table.reconnecting}
      </Txt>
      {isHopeless && <Button testID={playIds.leave} kind="quiet" title={t.tables.leave} onPress={leave} />}
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
