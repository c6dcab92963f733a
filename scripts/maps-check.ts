/** Checks every map file and says in words what is wrong: `npm run -s maps:check [-- file...]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMap } from '../src/maps/check';
import { sayFault } from '../src/maps/faults';
import { figuresOf } from '../src/maps/layout/figures';
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

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const report = (file: string): number => {
  const json = read(file);
  if (typeof json === 'string') {
    say(`${file}: not readable as JSON: ${json}`);
    return 1;
  }
  const faults = checkMap(json);
  for (const one of faults) say(`${file}: ${sayFault(one)}`);
  if (faults.length === 0) say(`${file}: sound. ${figuresOf(json as MetroXMap)}`);
  return faults.length;
};

const files = process.argv.slice(2);
const faults = (files.length > 0 ? files : mapFiles()).map(report).reduce((sum, count) => sum + count, 0);
process.exitCode = faults > 0 ? 1 : 0;
