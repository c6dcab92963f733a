import { renameSync, rmSync } from 'node:fs';
import { fingerprint } from '../../../scripts/play/fingerprint';
import { temporaryFolder, writeFiles } from './temporary-folder';

const root = temporaryFolder({
  'src/a.ts': 'a',
  'src/deep/b.ts': 'b',
  'app.json': '{}',
  'README.md': 'words',
});

describe('when to build again', () => {
  it('not when nothing changed, nor when something else did', () => {
    const before = fingerprint(root);
    expect(fingerprint(root)).toBe(before);
    writeFiles(root, { 'README.md': 'other words' });
    expect(fingerprint(root)).toBe(before);
  });

  it.each<[string, () => void]>([
    ['changed', () => writeFiles(root, { 'src/deep/b.ts': 'B' })],
    ['added', () => writeFiles(root, { 'src/c.ts': '' })],
    ['renamed', () => renameSync(`${root}/src/c.ts`, `${root}/src/d.ts`)],
    ['removed', () => rmSync(`${root}/src/d.ts`)],
  ])('when a source is %s', (_what, change) => {
    const before = fingerprint(root);
    change();
    expect(fingerprint(root)).not.toBe(before);
  });
});
