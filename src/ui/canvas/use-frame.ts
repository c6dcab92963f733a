import { useCallback, useEffect, useRef, useState } from 'react';
import { scheduleOnRN } from 'react-native-worklets';
import type { Camera } from './camera';
import { fitLook, reframe, type Frame, type Look, type Size } from './viewport';

interface Options {
  readonly content: Size;
  readonly closest: number;
  readonly padding: number;
  readonly onSettle: () => void;
}

const isSame = (a: Look, b: Look): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** Keeps the camera's frame true to the window and the picture; says whether the window is known yet. */
export function useFrame(camera: Camera, { content, closest, padding, onSettle }: Options) {
  const [measured, setMeasured] = useState(false);
  const window = useRef<Size | null>(null);
  const last = useRef<Frame | null>(null);
  const { width, height } = content;

  const settle = useCallback(() => {
    'worklet';
    scheduleOnRN(onSettle);
  }, [onSettle]);
  const reframed = useCallback(() => {
    if (window.current === null) return;
    const before = last.current;
    const after: Frame = { window: window.current, content: { width, height }, padding, closest };
    const samePicture = before?.content.width === width && before.content.height === height;
    last.current = after;
    const [look, goal] = [camera.look(), camera.goal()];
    camera.halt();
    if (before === null || !samePicture) {
      camera.reframe(after, fitLook(after));
      onSettle();
      return;
    }
    camera.reframe(after, reframe(before, after, look));
    // A glide under way goes on to where it was going, seen through the new window.
    if (isSame(look, goal)) onSettle();
    else camera.glide(reframe(before, after, goal), settle);
  }, [camera, width, height, padding, closest, onSettle, settle]);

  useEffect(reframed, [reframed]);

  const onMeasured = useCallback(
    (size: Size) => {
      const same = window.current?.width === size.width && window.current.height === size.height;
      if (same || size.width <= 0 || size.height <= 0) return;
      window.current = size;
      reframed();
      setMeasured(true);
    },
    [reframed],
  );
  return { measured, onMeasured };
}
