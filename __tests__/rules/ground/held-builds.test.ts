import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdBuild } from '../../../scripts/play/held-builds';
import { tidy } from '../../../scripts/play/web-build';
import { temporaryFolder } from './temporary-folder';

const folder = temporaryFolder();
const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** Five builds, the first one the oldest. */
function makeShelf(): string {
  const shelf = mkdtempSync(path.join(folder, 'shelf-'));
  NAMES.forEach((name, index) => {
    mkdirSync(path.join(shelf, name));
    utimesSync(path.join(shelf, name), 1_000 + index, 1_000 + index);
  });
  return shelf;
}

const left = (shelf: string) => NAMES.filter((name) => existsSync(path.join(shelf, name)));

it('keeps the three newest builds', () => {
  const shelf = makeShelf();
  tidy(shelf);
  expect(left(shelf)).toEqual(['c', 'd', 'e']);
});

it('keeps an old build that a living process serves', () => {
  const shelf = makeShelf();
  holdBuild(path.join(shelf, 'a'));
  tidy(shelf);
  expect(left(shelf)).toEqual(['a', 'c', 'd', 'e']);
});

it('keeps nothing for a process that is gone', () => {
  const shelf = makeShelf();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const marker = path.join(shelf, `a.${pid}.held`);
  writeFileSync(marker, `${pid} `);
  tidy(shelf);
  expect(left(shelf)).toEqual(['c', 'd', 'e']);
  expect(existsSync(marker)).toBe(false);
});
