import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Entry {
  readonly version?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const root = path.resolve(__dirname, '../../..');
const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };

/** As Node looks a package up: from the folder of the one that asks, outwards. */
function isLocked(from: string, name: string): boolean {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

describe('package-lock.json', () => {
  // A registry that lacks a platform's binary leaves a hole here, and then `npm ci` refuses on every machine.
  it('locks every package that another one names, those of other platforms too', () => {
    const holes = Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(at, name))
        .map((name) => `${name}, asked for by ${at}`),
    );
    expect(holes).toEqual([]);
  });

  it('holds nothing of a later Expo SDK', () => {
    const later = Object.entries(packages).filter(
      ([at, { version }]) =>
        /node_modules\/(@expo\/|expo-)[^/]+$/.test(at) && /^(5[89]|[6-9]\d)\./.test(version ?? ''),
    );
    expect(later).toEqual([]);
  });

  it('names no registry, so that any mirror will do', () => expect(text).not.toContain('"resolved": "http'));
});
