/**
 * Renders every map to SVG, and to PNG where a Chromium is found:
 * `npm run -s maps:render -- --out pictures [--map tokyo] [--width 360]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { getMap, isMapId, MAP_IDS } from '../src/maps/catalog';
import { compileDrawing } from '../src/maps/drawing/compile';
import type { PaletteMode } from '../src/maps/palette';
import { findChromium } from './chromium/find-chromium';
import { CHROMIUM_FLAGS } from './chromium/flags';
import { svgOf } from './maps-svg';

const MODES: readonly PaletteMode[] = ['light', 'dark', 'highContrastLight', 'highContrastDark'];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'pictures' },
    map: { type: 'string', multiple: true },
    width: { type: 'string', default: '360' },
    scale: { type: 'string', default: '2' },
  },
});

interface Picture {
  readonly name: string;
  readonly svg: string;
}

const pictures = (ids: readonly string[]): readonly Picture[] =>
  ids.filter(isMapId).flatMap((id) => {
    const drawing = compileDrawing(getMap(id));
    return MODES.flatMap((mode) =>
      [false, true].map((grey) => ({
        name: `${id}-${mode}${grey ? '-grey' : ''}`,
        svg: svgOf(drawing, { mode, grey, width: Number(values.width) }),
      })),
    );
  });

const photograph = async (all: readonly Picture[], executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ deviceScaleFactor: Number(values.scale) });
  for (const { name, svg } of all) {
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    await page.locator('svg').screenshot({ path: join(values.out, `${name}.png`) });
  }
  await browser.close();
};

const main = async (): Promise<void> => {
  const ids = values.map ?? MAP_IDS;
  const unknown = ids.find((id) => !isMapId(id));
  if (unknown !== undefined) throw new Error(`There is no map "${unknown}", only ${MAP_IDS.join(', ')}.`);
  const all = pictures(ids);
  mkdirSync(values.out, { recursive: true });
  for (const { name, svg } of all) writeFileSync(join(values.out, `${name}.svg`), svg);
  const found = findChromium();
  const browser = found !== null && 'path' in found ? found.path : null;
  if (browser !== null) await photograph(all, browser);
  const note = browser === null ? ' (SVG only: no Chromium found)' : '';
  process.stdout.write(`${all.length} pictures in ${values.out}${note}\n`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
