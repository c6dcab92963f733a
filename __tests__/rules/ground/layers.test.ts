import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALLOWED, PLANTED, TARGETS } from './planted-violations';

const root = path.resolve(__dirname, '../../..');

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

interface Report {
  readonly summary: { readonly violations: readonly Violation[] };
}

function write(at: string, text: string): void {
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

/** A package of each name an import needs, so that the verdict does not hang on what is installed. */
function plantPackages(tree: string): void {
  const names = [
    '@reduxjs/toolkit',
    'react',
    'react-redux',
    'react-native',
    'react-native-tcp-socket',
    'zod',
  ];
  const shipped = [...names, 'react-native-zeroconf', 'expo-haptics'];
  for (const name of [...shipped, 'fast-check']) {
    write(path.join(tree, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    write(path.join(tree, 'node_modules', name, 'index.js'), '');
  }
  const dependencies = Object.fromEntries(shipped.map((name) => [name, '1']));
  write(
    path.join(tree, 'package.json'),
    JSON.stringify({ dependencies, devDependencies: { 'fast-check': '1' } }),
  );
}

function plantTree(tree: string): void {
  plantPackages(tree);
  const paths = { '@/*': ['./src/*'], '@maps/*': ['./maps/*'] };
  write(
    path.join(tree, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { paths, resolveJsonModule: true } }),
  );
  write(path.join(tree, 'maps/target.json'), '{}');
  for (const file of TARGETS) write(path.join(tree, file), 'export {};\n');
  for (const { file, imports } of [...PLANTED, ...ALLOWED])
    write(path.join(tree, file), `import '${imports}';\n`);
  write(path.join(tree, 'src/store/h.ts'), "import './g';\n");
  write(path.join(tree, 'src/engine/orphan.ts'), 'export const lonely = 1;\n');
  symlinkSync(path.join(root, '.dependency-cruiser.cjs'), path.join(tree, '.dependency-cruiser.cjs'));
}

function cruise(tree: string): readonly Violation[] {
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, 'app', 'src', '--no-cache', '--output-type', 'json'];
  const text = execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 26 });
  return (JSON.parse(text) as Report).summary.violations;
}

describe('the arrows between layers', () => {
  let tree: string;
  let violations: readonly Violation[];

  beforeAll(() => {
    tree = mkdtempSync(path.join(tmpdir(), 'interchange-layers-'));
    plantTree(tree);
    violations = cruise(tree);
  }, 60_000);

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(PLANTED)('$rule catches $file importing $imports', ({ rule, file }) => {
    expect(violations.filter((found) => found.from === file).map((found) => found.rule.name)).toContain(rule);
  });

  it('no-orphans catches a module that nobody knows', () => {
    expect(violations).toContainEqual(
      expect.objectContaining({
        from: 'src/engine/orphan.ts',
        rule: expect.objectContaining({ name: 'no-orphans' }),
      }),
    );
  });

  it.each(ALLOWED)('$file may import $imports', ({ file }) => {
    expect(violations.filter((found) => found.from === file)).toEqual([]);
  });

  it('every rule has a planted violation', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
      '../../../.dependency-cruiser.cjs',
    );
    const planted = new Set([...PLANTED.map(({ rule }) => rule), 'no-orphans']);
    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});
