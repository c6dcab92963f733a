import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { RunwayProps } from './runway';
import { panBy } from './viewport';

/**
 * A browser scrolls what gets the focus into view, even inside a box that hides its overflow. Room on every
 * side lets it do so in all directions; each such scroll is at once turned into a pan of the picture.
 */
export function Runway({ surface, content, closest, camera, children }: RunwayProps) {
  const room = useMemo(
    () => ({ x: Math.ceil(content.width * closest), y: Math.ceil(content.height * closest) }),
    [content.width, content.height, closest],
  );

  useEffect(() => {
    const node = surface.current as unknown as HTMLElement | null;
    if (node === null) return undefined;
    const rest = () => node.scrollTo({ left: room.x, top: room.y, behavior: 'instant' });
    const onScroll = () => {
      const dx = room.x - node.scrollLeft;
      const dy = room.y - node.scrollTop;
      if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
      rest();
      const frame = camera.frame.get();
      if (frame !== null) camera.jump(panBy(frame, camera.look(), dx, dy));
    };
    rest();
    node.addEventListener('scroll', onScroll);
    return () => node.removeEventListener('scroll', onScroll);
  }, [surface, camera, room]);

  return (
    <View
      style={[
        styles.runway,
        { paddingLeft: room.x, paddingTop: room.y, paddingRight: room.x, paddingBottom: room.y },
      ]}
    >
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
