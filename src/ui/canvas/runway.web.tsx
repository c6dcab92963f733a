import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SurfaceProps } from './surface-props';
import { restingScroll, scrolledBy } from './surface-scroll.web';
import { panBy } from './viewport';

type RunwayProps = Pick<SurfaceProps, 'surface' | 'content' | 'closest' | 'camera' | 'children'>;

/**
 * A browser scrolls what gets the focus into view, even inside a box that hides its overflow. Room on every
 * side lets it do so in all directions; each such scroll is at once turned into a pan of the picture.
 */
export function Runway({ surface, content, closest, camera, children }: RunwayProps) {
  const rest = useMemo(() => restingScroll({ content, closest }), [content, closest]);

  useEffect(() => {
    const node = surface.current as unknown as HTMLElement | null;
    if (node === null) return undefined;
    const onScroll = () => {
      const frame = camera.frame();
      if (frame === null) return;
      const { x, y } = scrolledBy(node, frame);
      if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
      node.scrollTo({ left: rest.x, top: rest.y, behavior: 'instant' });
      const look = panBy(frame, camera.look(), -x, -y);
      camera.halt();
      camera.jump(look);
    };
    node.scrollTo({ left: rest.x, top: rest.y, behavior: 'instant' });
    node.addEventListener('scroll', onScroll);
    return () => node.removeEventListener('scroll', onScroll);
  }, [surface, camera, rest]);

  const room = useMemo(() => ({ paddingHorizontal: rest.x, paddingVertical: rest.y }), [rest]);
  return (
    <View style={[styles.runway, room]}>
      <View style={styles.window}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  runway: {
    position: 'absolute',
    left: 0,
    top: 0,
    boxSizing: 'content-box',
    width: '100%',
    height: '100%',
    pointerEvents: 'box-none',
  },
  window: { flex: 1 },
});
