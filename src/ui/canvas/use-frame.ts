import { useCallback, useEffect, useRef, useState } from 'react';
import type { Camera } from './camera';
import { fitLook, reframe, type Frame, type Size } from './viewport';

interface Options {
  readonly content: Size;
  readonly closest: number;
  readonly padding: number;
  readonly onSettle: () => void;
}

/** Keeps the camera's frame true to the window and the picture; says whether the window is known yet. */
export function useFrame(camera: Camera, { content, closest, padding, onSettle }: Options) {
  const [measured, setMeasured] = useState(false);
  const window = useRef<Size | null>(null);
  const last = useRef<Frame | null>(null);
  const { width, height } = content;

  const reframed = useCallback(() => {
    if (window.current === null) return;
    const before = last.current;
    const after: Frame = { window: window.current, content: { width, height }, padding, closest };
    const samePicture = before?.content.width === width && before.content.height === height;
    last.current = after;
    camera.halt();
    const look = before !== null && samePicture ? reframe(before, after, camera.look()) : fitLook(after);
    camera.reframe(after, look);
    onSettle();
  }, [camera, width, height, padding, closest, onSettle]);

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
