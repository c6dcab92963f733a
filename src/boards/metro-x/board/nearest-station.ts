import { distanceToSegment, type Point } from '@/maps/drawing/geometry';
import type { MapDrawing } from '@/maps/drawing/model';

/** The station nearest to a point, in grid units; undefined when none is within a generous reach. */
export function nearestStation({ stations }: MapDrawing, at: Point): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const { id, from, to, at: middle, hitRadius } of stations) {
    const away = distanceToSegment(at, from, to);
    if (away > hitRadius) continue;
    // Where two reaches overlap, the symbol decides, then the middle: capsules must not swallow neighbours.
    const score = away + 0.01 * Math.hypot(at.x - middle.x, at.y - middle.y);
    if (score < least) [nearest, least] = [id, score];
  }
  return nearest;
}
