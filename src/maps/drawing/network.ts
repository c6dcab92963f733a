/** Lines as walks over tracks; two lines that join the same two stations run on the same track. */
import type { MapLine, MapPoint, MetroXMap } from '../schema';
import { along, DIRECTIONS, type Point, point } from './geometry';

/** One step of a line: from its train, a station or a bend's corner to the next stop or sign. */
export interface Leg {
  readonly track: string;
  /** Base points in the direction of travel, without the offset of parallel strokes. */
  readonly points: readonly Point[];
  /** Whether the travel runs in the track's own direction. */
  readonly forward: boolean;
  /** The station at the end of the leg; undefined on the last one, which ends at the sign. */
  readonly to: string | undefined;
}

export interface Walk {
  readonly line: string;
  readonly legs: readonly Leg[];
}

export const trackBetween = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Corners between two stations, keyed by track and listed in the track's own direction. */
const bendsOf = (map: MetroXMap): ReadonlyMap<string, readonly MapPoint[]> =>
  new Map(
    map.bends.map(({ between: [a, b], at }) => [trackBetween(a, b), a < b ? at : [...at].reverse()] as const),
  );

/** A stroke begins inside its train and ends inside its sign, so that a slanting track meets them cleanly. */
const INSIDE = 0.3;

const trainPoints = ({ train }: MapLine): readonly Point[] => {
  const front = point(train.at);
  return [along(front, DIRECTIONS[train.heading], -INSIDE), front];
};

const signPoints = ({ sign }: MapLine): readonly Point[] => {
  const front = point(sign.at);
  return [front, along(front, DIRECTIONS[sign.heading], INSIDE)];
};

export const walksOf = (map: MetroXMap): readonly Walk[] => {
  const places = new Map(map.stations.map((station) => [station.id, point(station.at)]));
  const bends = bendsOf(map);
  const placeOf = (id: string): Point => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`map ${map.id} has no station ${id}`);
    return place;
  };
  const leg = (from: string, to: string): Leg => {
    const track = trackBetween(from, to);
    const corners = (bends.get(track) ?? []).map(point);
    const forward = from < to;
    return {
      track,
      forward,
      to,
      points: [placeOf(from), ...(forward ? corners : corners.reverse()), placeOf(to)],
    };
  };
  return map.lines.map((line) => {
    const first = line.stations[0] ?? '';
    const last = line.stations.at(-1) ?? '';
    const start: Leg = {
      track: `train ${line.id}`,
      forward: true,
      to: first,
      points: [...trainPoints(line), placeOf(first)],
    };
    const end: Leg = {
      track: `sign ${line.id}`,
      forward: true,
      to: undefined,
      points: [placeOf(last), ...signPoints(line)],
    };
    const legs = line.stations.slice(1).map((id, i) => leg(line.stations[i] ?? '', id));
    return { line: line.id, legs: [start, ...legs, end] };
  });
};
