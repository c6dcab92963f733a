import { useEffect } from 'react';
import { FLICK, SLOP, TAP_MS } from './hand';
import type { SurfaceProps } from './surface-props';
import { scrolledBy } from './surface-scroll.web';
import { panBy, zoomAbout, type Look, type Point } from './viewport';

/** A finger that has rested this long before it lifts does not flick. */
const REST_MS = 60;
const VELOCITY_MS = 90;

interface Sample extends Point {
  readonly time: number;
}

/** Where a finger came down, and where the picture lay then. */
interface Touch extends Sample {
  readonly look: Look;
}

function velocityOf(trail: readonly Sample[], lifted: number): Point {
  const last = trail.at(-1);
  const first = trail.find(({ time }) => lifted - time < VELOCITY_MS);
  if (last === undefined || first === undefined || lifted - last.time > REST_MS) return { x: 0, y: 0 };
  const seconds = (last.time - first.time) / 1000;
  return seconds <= 0 ? { x: 0, y: 0 } : { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}

type Hand = Pick<SurfaceProps, 'camera' | 'onStir' | 'onSettle' | 'onTapAt'>;

/** Fingers on the surface: one drags or taps, two pinch. Nothing here reads the layout while they move. */
function follow(node: HTMLElement, { camera, onStir, onSettle, onTapAt }: Hand) {
  const fingers = new Map<number, Point>();
  let origin: Point = { x: 0, y: 0 };
  let tap: Touch | null = null;
  let moving = false;
  let trail: Sample[] = [];

  const place = (event: PointerEvent): Point => ({
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
  });
  /** The browser may have scrolled the surface for the focus, and told nobody yet. */
  const seen = (): Look => {
    const frame = camera.frame();
    const look = camera.look();
    if (frame === null) return look;
    const { x, y } = scrolledBy(node, frame);
    return { ...look, x: look.x - x, y: look.y - y };
  };
  const stir = (event: PointerEvent) => {
    if (moving) return;
    moving = true;
    tap = null;
    node.setPointerCapture(event.pointerId);
    onStir();
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      const box = node.getBoundingClientRect();
      origin = { x: box.left, y: box.top };
      camera.halt();
      tap = { ...place(event), time: event.timeStamp, look: seen() };
      trail = [];
    } else {
      stir(event);
    }
    fingers.set(event.pointerId, place(event));
  };

  const drag = (event: PointerEvent, from: Point, to: Point) => {
    if (!moving && tap !== null && Math.hypot(to.x - tap.x, to.y - tap.y) <= SLOP) return;
    stir(event);
    const frame = camera.frame();
    if (frame !== null) camera.jump(panBy(frame, camera.look(), to.x - from.x, to.y - from.y));
    trail = [...trail.slice(-8), { ...to, time: event.timeStamp }];
  };

  const pinch = (from: Point, to: Point, other: Point) => {
    const frame = camera.frame();
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (frame === null || before === 0 || after === 0) return;
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    const moved = panBy(frame, camera.look(), (to.x - from.x) / 2, (to.y - from.y) / 2);
    camera.jump(zoomAbout(frame, moved, after / before, middle));
    trail = [];
  };

  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (from === undefined) return;
    const to = place(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other !== undefined) pinch(from, to, other);
    else drag(event, from, to);
    // Below the slop a finger has not moved yet: the picture must not jump when it passes it.
    if (moving) fingers.set(event.pointerId, to);
  };

  /** Whatever moved the picture since, the tap was for what lay under the finger when it came down. */
  const lift = (touch: Touch, event: PointerEvent) => {
    if (event.type !== 'pointerup' || event.timeStamp - touch.time >= TAP_MS) return;
    const { x, y } = camera.look();
    onTapAt({ x: touch.x + x - touch.look.x, y: touch.y + y - touch.look.y });
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const velocity = velocityOf(trail, event.timeStamp);
    if (tap !== null) lift(tap, event);
    else if (moving && Math.hypot(velocity.x, velocity.y) > FLICK) camera.coast(velocity, onSettle);
    else if (moving) onSettle();
    moving = false;
    tap = null;
  };

  // Nobody above has a use for the moves of a drag, yet React would look through its tree for each of them.
  const keep = (event: Event) => {
    if (moving) event.stopPropagation();
  };

  return {
    pointerdown: onDown,
    pointermove: (event: PointerEvent) => {
      onMove(event);
      keep(event);
    },
    pointerup: onUp,
    pointercancel: onUp,
    touchmove: keep,
    mousemove: keep,
  } as const;
}

export function usePointers({ surface, camera, onStir, onSettle, onTapAt }: SurfaceProps): void {
  useEffect(() => {
    const node = surface.current as unknown as HTMLElement | null;
    if (node === null) return undefined;
    const handlers = Object.entries(follow(node, { camera, onStir, onSettle, onTapAt }));
    for (const [name, handler] of handlers) node.addEventListener(name as 'pointerdown', handler);
    return () => {
      for (const [name, handler] of handlers) node.removeEventListener(name as 'pointerdown', handler);
    };
  }, [surface, camera, onStir, onSettle, onTapAt]);
}
