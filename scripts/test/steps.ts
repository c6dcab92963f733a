export interface Step {
  readonly id: string;
  readonly title: string;
  /** A file of node_modules or of this project, and its arguments; Node runs it. */
  readonly command: readonly [string, ...string[]];
  /** Jest counts its tests one by one; every other step is one check. */
  readonly counts: 'tests' | 'step';
  /** Waits for all steps before it and has the machine to itself: browsers are sensitive to a busy processor. */
  readonly alone?: true;
  /** A line of its output that begins so says that this machine cannot run it, and why. */
  readonly notRun?: string;
}

const BIN = {
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  jest: 'node_modules/jest/bin/jest.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
} as const;

const ESLINT_CACHE = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];
const PRETTIER_CACHE = ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'];

const check = (id: string, title: string, ...command: Step['command']): Step => ({
  id,
  title,
  command,
  counts: 'step',
});

const tests = (id: string, title: string, ...args: string[]): Step => ({
  id,
  title,
  command: [BIN.jest, ...args, '--ci', '--json', `--outputFile=.cache/test/${id}.json`],
  counts: 'tests',
});

/** The long ones first, so that two lanes end at about the same time. */
export const STEPS: readonly Step[] = [
  check('native', 'native projects and bundles', 'scripts/native-check.mjs'),
  check('web', 'web build', 'scripts/build-web.mjs'),
  check('types', 'types of the app', BIN.tsc, '-p', 'tsconfig.json'),
  check('pure', 'types of the pure layers', BIN.tsc, '-p', 'tsconfig.pure.json'),
  check('lint', 'eslint', BIN.eslint, '.', '--max-warnings=0', ...ESLINT_CACHE),
  check('layers', 'dependency-cruiser', BIN.depcruise, 'app', 'src', 'e2e', 'scripts', '__tests__'),
  check('format', 'prettier', BIN.prettier, '--check', '.', ...PRETTIER_CACHE),
  check('dead-code', 'knip', BIN.knip),
  check('maps', 'maps', BIN.tsx, 'scripts/maps-check.ts'),
  tests('rules', 'tests of rules', '--selectProjects', 'rules', '--maxWorkers=1'),
  tests('app', 'tests of the app', '--selectProjects', 'app', '--maxWorkers=1'),
  {
    ...check('lan', 'tables in network namespaces', 'scripts/lan.mjs'),
    alone: true,
    notRun: 'LAN lab: not run:',
  },
  { ...tests('e2e', 'end-to-end specs in Chromium', '--config', 'e2e/jest.chromium.config.js'), alone: true },
];
