import { useEffect } from 'react';
import type { SurfaceProps } from './surface-props';
import type { Steps } from './use-steps';
import { zoomAbout } from './viewport';

/** Zoom for a pixel of wheel; a trackpad's pinch arrives as a wheel with ctrl, in much smaller amounts. */
const WHEEL = 0.0018;
const TRACKPAD = 0.01;
const LINE_PX = 16;
const KEY_STEP = 80;

const KEYS: Readonly<Record<string, (steps: Steps) => void>> = {
  '+': (steps) => steps.zoomIn(),
  '=': (steps) => steps.zoomIn(),
  '-': (steps) => steps.zoomOut(),
  '0': (steps) => steps.fit(),
  ArrowLeft: (steps) => steps.step(KEY_STEP, 0),
  ArrowRight: (steps) => steps.step(-KEY_STEP, 0),
  ArrowUp: (steps) => steps.step(0, KEY_STEP),
  ArrowDown: (steps) => steps.step(0, -KEY_STEP),
};

export function useDesktopControls({ surface, camera, steps, onStir, onSettle }: SurfaceProps): void {
  useEffect(() => {
    const node = surface.current as unknown as HTMLElement | null;
    if (node === null) return undefined;

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const frame = camera.frame();
      if (frame === null) return;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
      const factor = Math.exp(-pixels * (event.ctrlKey ? TRACKPAD : WHEEL));
      const box = node.getBoundingClientRect();
      const focus = { x: event.clientX - box.left, y: event.clientY - box.top };
      onStir();
      camera.halt();
      camera.jump(zoomAbout(frame, camera.look(), factor, focus));
      onSettle();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = KEYS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(steps);
    };

    // React listens passively, and a passive listener cannot keep the page from zooming.
    node.addEventListener('wheel', onWheel, { passive: false });
    node.addEventListener('keydown', onKeyDown);
    return () => {
      node.removeEventListener('wheel', onWheel);
      node.removeEventListener('keydown', onKeyDown);
    };
  }, [surface, camera, steps, onStir, onSettle]);
}
