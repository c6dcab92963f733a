import type { Direction, Point, Speed } from './api';
import type { Sighting } from './probe/contract';
import { currentInstall } from './session';
import { settings } from './settings';
import { drag, type Path } from './touch';

type Frame = Sighting['frame'];

const DURATION: Readonly<Record<Speed, number>> = { fast: 160, slow: 640 };

/** A swipe moves the finger this way; a scroll shows what lies further this way. */
export const WAYS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 1), most - 1);

function onScreen({ x, y }: Point): Point {
  const { width, height } = currentInstall().page.viewportSize() ?? settings.viewport;
  return { x: clamp(x, width), y: clamp(y, height) };
}

export interface Swipe {
  readonly direction: Direction;
  readonly speed: Speed;
  /** How much of the element's width or height the finger travels. */
  readonly percentage: number;
  /** Where it begins, 0 to 1 of the element. */
  readonly start: Point;
}

export function swipe(frame: Frame, { direction, speed, percentage, start }: Swipe): Promise<void> {
  const from = onScreen({ x: frame.x + frame.width * start.x, y: frame.y + frame.height * start.y });
  const way = WAYS[direction];
  const to = onScreen({
    x: from.x + way.x * frame.width * percentage,
    y: from.y + way.y * frame.height * percentage,
  });
  return drag([{ from, to }], DURATION[speed]);
}

/** Two fingers about the middle; a scale over 1 moves them apart. */
export function pinch(frame: Frame, scale: number, speed: Speed, angle: number): Promise<void> {
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const widest = Math.min(frame.width, frame.height) * 0.4;
  const start = scale > 1 ? widest / scale : widest;
  const finger = (side: 1 | -1): Path => {
    const at = (distance: number): Point =>
      onScreen({
        x: middle.x + side * distance * Math.cos(angle),
        y: middle.y + side * distance * Math.sin(angle),
      });
    return { from: at(start), to: at(start * scale) };
  };
  return drag([finger(1), finger(-1)], DURATION[speed]);
}
