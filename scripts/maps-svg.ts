/** One map as an SVG document: the renderer of `maps:render`. */
import type { Box, Point } from '../src/maps/drawing/geometry';
import { type LineDrawing, type MapDrawing, SIZES, type StationDrawing } from '../src/maps/drawing/model';
import { PATTERNS } from '../src/maps/drawing/patterns';
import { GROUNDS, LINE_COLOURS, type PaletteMode } from '../src/maps/palette';

interface Look {
  readonly mode: PaletteMode;
  readonly grey: boolean;
  readonly width: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const tag = (name: string, attributes: Attributes, inner = ''): string => {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}>${inner}</${name}>`;
};

const text = (at: Point, content: string, size: number, fill: string): string =>
  tag(
    'text',
    { x: at.x, y: at.y, 'font-size': size, fill, 'text-anchor': 'middle', 'dominant-baseline': 'central' },
    content,
  );

const rect = (box: Box, rx: number, attributes: Attributes): string =>
  tag('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx, ...attributes });

const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...more,
  });

const casing = ({ path }: LineDrawing, mode: PaletteMode): string =>
  stroke(path, GROUNDS[mode].casing, SIZES.stroke + 2 * SIZES.casing);

const body = ({ path, colour, pattern }: LineDrawing, mode: PaletteMode): string =>
  [
    stroke(path, LINE_COLOURS[colour][mode], SIZES.stroke),
    ...PATTERNS[pattern].map(({ width, dash, cap }) =>
      stroke(path, LINE_COLOURS[colour].onColour[mode], SIZES.stroke * width, {
        'stroke-dasharray': dash?.join(' '),
        'stroke-linecap': cap,
      }),
    ),
  ].join('');

const furniture = (line: LineDrawing, mode: PaletteMode): string => {
  const { fill, ink, casing: rim, paper } = GROUNDS[mode];
  const colour = LINE_COLOURS[line.colour][mode];
  const letter = LINE_COLOURS[line.colour].onColour[mode];
  const { train, sign } = line;
  const rimmed = { stroke: rim, 'stroke-width': SIZES.casing };
  return [
    rect(train.body, 0.2, { fill: colour, ...rimmed }),
    ...train.windows.map((window) => rect(window, 0.1, { fill, stroke: ink, 'stroke-width': 0.03 })),
    text(train.letter, line.id, 0.5, letter),
    rect(sign.body, SIZES.sign / 2, { fill, stroke: colour, 'stroke-width': 0.06 }),
    tag('circle', { cx: sign.letter.x, cy: sign.letter.y, r: SIZES.sign / 2, fill: colour, ...rimmed }),
    text(sign.letter, line.id, 0.36, letter),
    text(sign.first, String(line.first), 0.38, ink),
    tag('circle', { cx: sign.later.x, cy: sign.later.y, r: 0.001, fill: paper }),
    text(sign.later, String(line.later), 0.28, ink),
    ...line.badges.flatMap((at) => [
      tag('circle', { cx: at.x, cy: at.y, r: SIZES.badge, fill: colour, ...rimmed }),
      text(at, line.id, 0.28, letter),
    ]),
  ].join('');
};

const symbol = ({ from, to, radius, interchange }: StationDrawing, mode: PaletteMode): string => {
  const { fill, ink } = GROUNDS[mode];
  // A zero-length stroke with round caps is not drawn everywhere; a hair's length is.
  const d = `M${from.x} ${from.y} L${to.x + 0.0001} ${to.y}`;
  const ring = interchange ? SIZES.interchangeRing : SIZES.ring;
  const cap = { 'stroke-linecap': 'round' };
  return stroke(d, ink, 2 * radius, cap) + stroke(d, fill, 2 * (radius - ring), cap);
};

export const svgOf = (drawing: MapDrawing, { mode, grey, width }: Look): string => {
  const { lines, stations } = drawing;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${drawing.width} ${drawing.height}`,
      width,
      height: (width * drawing.height) / drawing.width,
      'font-family': 'system-ui, Helvetica, Arial, sans-serif',
      'font-weight': 700,
      style: `display:block;background:${GROUNDS[mode].paper}${grey ? ';filter:grayscale(1)' : ''}`,
    },
    [
      ...lines.map((line) => casing(line, mode) + body(line, mode)),
      ...stations.map((station) => symbol(station, mode)),
      ...lines.map((line) => furniture(line, mode)),
    ].join('\n'),
  );
};
