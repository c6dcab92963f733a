/** Everything that can be said about a map file before people play on it. */
import { compileDrawing } from './drawing/compile';
import type { MapFault } from './faults';
import { overlapFaults } from './layout/overlaps';
import { trackFaults } from './layout/tracks';
import { parseMap } from './parse';
import type { MetroXMap } from './schema';

/** The drawing is only looked at when its tracks are sound; otherwise its faults would be echoes. */
export const layoutFaults = (map: MetroXMap): readonly MapFault[] => {
  const faults = trackFaults(map);
  return faults.length > 0 ? faults : overlapFaults(compileDrawing(map));
};

export const checkMap = (json: unknown): readonly MapFault[] => {
  const parsed = parseMap(json);
  return parsed.ok ? layoutFaults(parsed.map) : parsed.faults;
};
