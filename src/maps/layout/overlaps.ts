/** Faults of a drawing whose parts lie on or too near to each other. */
import { distance } from '../drawing/geometry';
import { type LineDrawing, type MapDrawing, SIZES } from '../drawing/model';
import { fault, type MapFault } from '../faults';
import { gapBetween, type Shape, type Thing, thingsOn } from './shapes';

const round = (value: number): number => Math.round(value * 100) / 100;

const crowded = ({ stations }: MapDrawing): readonly MapFault[] =>
  stations.flatMap((one, i) =>
    stations
      .slice(i + 1)
      .map((other) => ({ other, apart: distance(one.at, other.at) }))
      .filter(({ apart }) => apart < SIZES.minPitch)
      .map(({ other, apart }) =>
        fault('too-close', { a: one.id, b: other.id, apart: round(apart), pitch: SIZES.minPitch }),
      ),
  );

const touching = (things: readonly Thing[]): readonly MapFault[] =>
  things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter((other) => gapBetween(one.shape, other.shape) < SIZES.clearance)
      .map((other) => fault('overlap', { a: one.name, b: other.name })),
  );

const strokeShapes = ({ route }: LineDrawing): readonly Shape[] =>
  route.points.slice(1).map((to, i) => ({
    kind: 'capsule',
    from: route.points[i]!,
    to,
    radius: SIZES.stroke / 2 + SIZES.casing,
  }));

/** A stroke must keep clear of foreign stations, and of every train, sign and letter but its own. */
const struck = (drawing: MapDrawing, things: readonly Thing[]): readonly MapFault[] =>
  drawing.lines.flatMap((line) => {
    const stroke = strokeShapes(line);
    const own = new Set(line.route.stops.map(({ station }) => `station ${station}`));
    return things
      .filter((thing) => thing.line !== line.id && !own.has(thing.name))
      .filter((thing) => stroke.some((piece) => gapBetween(piece, thing.shape) < SIZES.clearance))
      .map((thing) => fault('struck', { line: line.id, thing: thing.name }));
  });

export const overlapFaults = (drawing: MapDrawing): readonly MapFault[] => {
  const things = thingsOn(drawing);
  return [...crowded(drawing), ...touching(things), ...struck(drawing, things)];
};
