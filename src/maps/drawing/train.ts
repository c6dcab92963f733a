/** Where the train at a line's start and the sign at its end stand, box by box. */
import type { MapLine } from '../schema';
import { along, type Box, DIRECTIONS, type Point, point } from './geometry';
import { SIZES, type SignDrawing, type TrainDrawing } from './model';

/** A box of the given thickness that reaches from one point to another, both on its middle axis. */
const boxAlong = (from: Point, to: Point, thickness: number): Box => {
  const upright = from.x === to.x;
  const [width, height] = upright
    ? [thickness, Math.abs(to.y - from.y)]
    : [Math.abs(to.x - from.x), thickness];
  return { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2, width, height };
};

const square = (centre: Point, size: number): Box => ({
  x: centre.x - size / 2,
  y: centre.y - size / 2,
  width: size,
  height: size,
});

/** `at` is the buffer from which the track leaves; the cars stand behind it, the letter on the last. */
export const trainOf = ({ train, windows }: MapLine): TrainDrawing => {
  const { window, windowGap, letter, trainWidth } = SIZES;
  const front = point(train.at);
  const forward = DIRECTIONS[train.heading];
  const behind = (by: number): Point => along(front, forward, -by);
  const pitch = window + windowGap;
  const cars = windowGap + windows * pitch;
  return {
    heading: train.heading,
    body: boxAlong(front, behind(cars + letter + windowGap), trainWidth),
    letter: behind(cars + letter / 2),
    // From the front: the window next to the track comes first.
    windows: Array.from({ length: windows }, (_, i) =>
      square(behind(windowGap + pitch * i + window / 2), window),
    ),
  };
};

/** `at` is where the track arrives; the sign reaches on from there and reads from the left or the top. */
export const signOf = ({ sign }: MapLine): SignDrawing => {
  const start = point(sign.at);
  const cell = SIZES.sign;
  const at = (cells: number): Point => along(start, DIRECTIONS[sign.heading], cells * cell);
  const [letter, first, later] =
    sign.heading === 'n' || sign.heading === 'w' ? [2.5, 1.5, 0.5] : [0.5, 1.5, 2.5];
  return { body: boxAlong(start, at(3), cell), letter: at(letter), first: at(first), later: at(later) };
};
