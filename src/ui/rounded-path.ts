type Point = readonly [x: number, y: number];

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(by, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** An SVG path along the points, every bend rounded as on a transit map. */
export function roundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      const bendStart = towards(point, before, radius);
      const bendEnd = towards(point, after, radius);
      return `L${bendStart.join(' ')}Q${point.join(' ')} ${bendEnd.join(' ')}`;
    })
    .join('');
}
