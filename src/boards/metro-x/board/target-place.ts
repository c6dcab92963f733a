import { SIZES, type StationDrawing } from '@/maps/drawing/model';
import { UNIT } from './layer';

/** As large as can be without covering the middle of a neighbour. */
const SIZE = SIZES.minPitch * UNIT;

export function targetPlace({ at }: StationDrawing) {
  return { left: at.x * UNIT - SIZE / 2, top: at.y * UNIT - SIZE / 2, width: SIZE, height: SIZE };
}
