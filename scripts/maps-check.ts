/** Checks every map file and says in words what is wrong: `npm run -s maps:check [-- file...]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMapId } from '../src/maps/catalog';
import { checkMap } from '../src/maps/check';
import { sayFault } from '../src/maps/faults';
import { figuresOf } from '../src/maps/layout/figures';
import { parseMap } from '../src/maps/parse';
import type { MetroXMap } from '../src/maps/schema';

const mapFiles = (): readonly string[] =>
  readdirSync('maps', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join('maps', name))
    .sort();

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Metro X maps of the catalogue are printed ones, and all of these have the same length of play. */
const printedFaults = ({ id, lines }: MetroXMap): readonly string[] => {
  const windows = lines.reduce((sum, line) => sum + line.windows, 0);
  if (!isMapId(id) || (lines.length === 9 && windows === 23)) return [];
  return [`A printed map has 9 lines and 23 windows; this one has ${lines.length} and ${windows}.`];
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const report = (file: string): number => {
  const json = read(file);
  if (typeof json === 'string') {
    say(`${file}: not readable as JSON: ${json}`);
    return 1;
  }
  const parsed = parseMap(json);
  const faults = [...checkMap(json).map(sayFault), ...(parsed.ok ? printedFaults(parsed.map) : [])];
  for (const one of faults) say(`${file}: ${one}`);
  if (faults.length === 0) say(`${file}: sound. ${parsed.ok ? figuresOf(parsed.map) : ''}`);
  return faults.length;
};

const files = process.argv.slice(2);
const faults = (files.length > 0 ? files : mapFiles()).map(report).reduce((sum, count) => sum + count, 0);
process.exitCode = faults > 0 ? 1 : 0;
