import { useRouter } from 'expo-router';
import { useEffect, useRef } from 'react';
import { useTheme } from '@/ui/theme';

/** Long enough to see the last marks run. */
const LAST_LOOK_MS = 1400;

/** The score sheet follows the last turn; a game that was opened finished shows it at once. */
export function useScoreWhenOver(id: string, isOver: boolean): void {
  const router = useRouter();
  const { reducedMotion } = useTheme();
  const sawItOpen = useRef(!isOver);
  useEffect(() => {
    if (!isOver) return undefined;
    const show = () => router.replace({ pathname: '/score/[id]', params: { id } });
    if (reducedMotion || !sawItOpen.current) {
      show();
      return undefined;
    }
    const timer = setTimeout(show, LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [id, isOver, reducedMotion, router]);
}
