/** Compiles a map file into the data a renderer draws. */
import type { MapLine, MapPoint, MetroXMap } from '../schema';
import { badgesOf } from './badges';
import { type Box, corners, type Point } from './geometry';
import { type LineDrawing, type MapDrawing, SIZES } from './model';
import { walksOf } from './network';
import { orderTracks } from './order';
import { pathOf, routeOf } from './route';
import { stationOf } from './station';
import { strokeOf } from './stroke';
import { signOf, trainOf } from './train';

const extentOf = (map: MetroXMap): Box => {
  const around = ([x, y]: MapPoint, by: number): Point[] => [
    { x: x - by, y: y - by },
    { x: x + by, y: y + by },
  ];
  const points = [
    ...map.stations.flatMap(({ at }) => around(at, SIZES.interchange)),
    ...map.bends.flatMap(({ at }) => at.flatMap((p) => around(p, SIZES.stroke))),
    ...map.lines.flatMap((line) => [...corners(trainOf(line).body), ...corners(signOf(line).body)]),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - SIZES.margin, Math.min(...ys) - SIZES.margin];
  const [width, height] = [Math.max(...xs) + SIZES.margin - x, Math.max(...ys) + SIZES.margin - y];
  return { x, y, width, height };
};

const moved = (map: MetroXMap, dx: number, dy: number): MetroXMap => {
  const move = ([x, y]: MapPoint): MapPoint => [x + dx, y + dy];
  return {
    ...map,
    stations: map.stations.map((station) => ({ ...station, at: move(station.at) })),
    bends: map.bends.map((bend) => ({ ...bend, at: bend.at.map(move) })),
    lines: map.lines.map((line): MapLine => ({
      ...line,
      train: { ...line.train, at: move(line.train.at) },
      sign: { ...line.sign, at: move(line.sign.at) },
    })),
  };
};

export const compileDrawing = (source: MetroXMap): MapDrawing => {
  const extent = extentOf(source);
  const map = moved(source, -extent.x, -extent.y);
  const walks = walksOf(map);
  const orders = orderTracks(walks);
  const strokesOn = (track: string): number => orders.get(track)?.length ?? 1;
  const stations = map.stations.map((station) => stationOf(station, walks, strokesOn));
  const bare = map.lines.map((line, i): Omit<LineDrawing, 'badges'> => {
    const offsetOn = (track: string): number => {
      const order = orders.get(track);
      return order === undefined ? 0 : (order.indexOf(line.id) - (order.length - 1) / 2) * SIZES.spacing;
    };
    const stroke = strokeOf(walks[i] ?? { line: line.id, legs: [] }, offsetOn);
    return {
      id: line.id,
      name: line.name,
      colour: line.colour,
      pattern: line.pattern,
      path: pathOf(stroke),
      route: routeOf(stroke),
      train: trainOf(line),
      sign: signOf(line),
      first: line.first,
      later: line.later,
    };
  });
  const lines: LineDrawing[] = [];
  for (const line of bare) {
    const taken = lines.flatMap(({ badges }) => badges);
    lines.push({ ...line, badges: badgesOf(line, { lines: bare, stations }, taken) });
  }
  return { id: map.id, name: map.name, width: extent.width, height: extent.height, lines, stations };
};

const compiled = new WeakMap<MetroXMap, MapDrawing>();

/** The drawing of a map, compiled on first use. */
export const drawingOf = (map: MetroXMap): MapDrawing => {
  const known = compiled.get(map);
  if (known !== undefined) return known;
  const drawing = compileDrawing(map);
  compiled.set(map, drawing);
  return drawing;
};
