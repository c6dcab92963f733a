import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Texts, useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { leaveSeating } from '@/store/seating-thunks';
import type { Link } from '@/table/presence';
import { FINAL_REASONS } from '@/table/wire/reasons';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons/icon';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { Announcer } from '../speech/announcer';

/** A line that is mended sooner needs no word, and the map need not move for it. */
const PATIENCE_MS = 700;
/** Rounds in vain before a refusal counts: anybody in the network can say one, and no seat is given up for that. */
const ROUNDS = 6;

interface Props {
  readonly link: Link;
}

/** The line is cut and being mended: said above the map, not over it, and read out; so is that it holds again. */
export function LinkBanner({ link }: Props) {
  const t = useTexts();
  const isCut = link.kind === 'reconnecting';
  const [news, setNews] = useState<'none' | 'lost' | 'back'>('none');
  if (!isCut && news === 'lost') setNews('back');
  useEffect(() => {
    if (!isCut) return undefined;
    const timer = setTimeout(() => setNews('lost'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isCut]);
  const lost = isCut && news === 'lost' ? lossOf(t, link) : null;
  const isBack = news === 'back' && link.kind !== 'ended';
  return (
    <>
      {lost !== null && <Lost {...lost} />}
      <Announcer text={lost?.text ?? (isBack ? t.play.table.reconnected : '')} />
    </>
  );
}

interface Loss {
  readonly text: string;
  /** Little will come of waiting. */
  readonly mayLeave: boolean;
}

/** Most reasons pass by themselves; of the others, people have to know. */
function lossOf(t: Texts, { why = null, failed }: Extract<Link, { kind: 'reconnecting' }>): Loss {
  if (why === 'guarded') return { text: t.troubles.reasons[why], mayLeave: false };
  const mayLeave = why !== null && FINAL_REASONS.has(why) && failed >= ROUNDS;
  if (!mayLeave) return { text: t.play.table.reconnecting, mayLeave };
  return { text: t.play.table.saidThere(t.troubles.reasons[why]), mayLeave };
}

function Lost({ text, mayLeave }: Loss) {
  const { tokens } = useTheme();
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const leave = () => {
    // The goodbye may never arrive; nobody waits for it.
    void dispatch(leaveSeating());
    router.dismissTo('/');
  };
  return (
    <View testID={playIds.link} style={[styles.banner, { backgroundColor: tokens.pressed }]}>
      <Icon name="away" size={16} />
      <Txt variant="small" numberOfLines={5} style={styles.text}>
        {text}
      </Txt>
      {mayLeave && <Button testID={playIds.leave} kind="quiet" title={t.tables.leave} onPress={leave} />}
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
