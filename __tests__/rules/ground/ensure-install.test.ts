import { nodeIsNewEnough, staleInstall } from '../../../scripts/ensure-install.mjs';
import { temporaryFolder } from './temporary-folder';

const lock = (packages: object): string => JSON.stringify({ packages: { '': { name: 'x' }, ...packages } });
const zod = (version: string): object => ({ 'node_modules/zod': { version, integrity: `sha-${version}` } });

function project(wanted: object, installed?: object): string {
  return temporaryFolder({
    'package-lock.json': lock(wanted),
    ...(installed ? { 'node_modules/.package-lock.json': lock(installed) } : {}),
  });
}

const fresh = project(zod('4.6.0'), zod('4.6.0'));
const absent = project(zod('4.6.0'));
const older = project(zod('4.7.0'), zod('4.6.0'));
const incomplete = project(
  { ...zod('4.6.0'), 'node_modules/a/node_modules/b': { version: '1' } },
  zod('4.6.0'),
);
const foreign = project(
  { ...zod('4.6.0'), 'node_modules/for-mac': { version: '1', optional: true } },
  zod('4.6.0'),
);

describe('installing what is missing', () => {
  it('leaves an install alone that matches the lock file', () => expect(staleInstall(fresh)).toBeNull());
  it('installs when there is no node_modules', () =>
    expect(staleInstall(absent)).toBe('node_modules is missing'));
  it('installs when a version moved', () =>
    expect(staleInstall(older)).toBe('zod differs from package-lock.json'));
  it('installs when a package is missing', () =>
    expect(staleInstall(incomplete)).toBe('b differs from package-lock.json'));
  it('does not miss packages of other platforms', () => expect(staleInstall(foreign)).toBeNull());

  it.each([
    ['20.18.9', false],
    ['20.19.0', true],
    ['22.0.0', true],
    ['18.20.0', false],
  ])('knows whether Node %s will do', (version, expected) => expect(nodeIsNewEnough(version)).toBe(expected));
});
