/**
 * The arrows of docs/architecture.md. `LAYERS` is the picture as data: for each folder of src/ the other
 * folders it may import. Every rule has a planted violation in __tests__/rules/ground/layers.test.ts.
 */
const LAYERS = {
  engine: [],
  maps: ['engine'],
  games: ['maps', 'engine'],
  bots: ['games', 'maps', 'engine'],
  table: ['bots', 'games', 'maps', 'engine'],
  store: ['table', 'bots', 'games', 'maps', 'engine'],
  i18n: ['games', 'maps', 'engine'],
  ui: [],
  boards: ['ui', 'games', 'maps', 'engine'],
  features: ['boards', 'ui', 'store', 'i18n', 'table', 'games', 'maps', 'engine'],
  net: ['table', 'engine'],
  device: ['store', 'table', 'engine'],
};
const PURE = '^src/(engine|maps|games|bots|table)/';
const SOCKETS = 'react-native-tcp-socket|react-native-zeroconf|ws|bonjour-service|multicast-dns';
const NODE_SOCKETS = '^(node:)?(net|dgram|http|https|http2|tls|dns)$';
const PLATFORM =
  'expo-(audio|av|camera|clipboard|crypto|document-picker|file-system|haptics|keep-awake|localization|sharing|sqlite)';

const npm = (names) => `^(node_modules/)?(${names})(/|$)`;

const arrows = Object.entries(LAYERS).map(([layer, inward]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import ${inward.length > 0 ? inward.join(', ') : 'nothing'} of src/, and itself.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^(src|app)/', pathNot: `^src/(${[layer, ...inward].join('|')})/` },
}));

const only = (name, comment, homes, packages) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(src|app)/', pathNot: homes },
  to: { path: packages },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'routes-are-thin',
      comment: 'A route names its screen; only the root layout may also reach for the composition root.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(src|maps)/', pathNot: '^src/(features|bootstrap)/' },
    },
    {
      name: 'nobody-imports-routes',
      comment: 'Routes are the outermost layer: expo-router finds them, nothing imports them.',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { path: '^app/' },
    },
    {
      name: 'features-are-islands',
      comment: 'A feature never imports another feature; what two of them need moves to ui or store.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'games-are-islands',
      comment:
        'A game never imports another game; ids.ts and registry.ts are the only files that see all of them.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-do-not-know-the-registry',
      comment: 'The registry imports the games; the way back would make every game load every other.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/' },
      to: { path: '^src/games/registry\\.' },
    },
    {
      name: 'boards-are-islands',
      comment: 'A board draws one game; what two of them need moves to ui.',
      severity: 'error',
      from: { path: '^src/boards/([^/]+)/' },
      to: { path: '^src/(boards|games)/[^/]+/', pathNot: '^src/(boards|games)/$1/' },
    },
    {
      name: 'screens-decide-nothing',
      comment: 'A screen shows a view and sends intents; rules and scoring are asked by the store.',
      severity: 'error',
      from: { path: '^src/(features|boards|ui|i18n)/' },
      to: { path: '^src/games/[^/]+/(rules|scoring)\\.' },
    },
    {
      name: 'map-data-has-one-door',
      comment: 'Map files are read by src/maps, which parses and versions them at that one door.',
      severity: 'error',
      from: { path: '^(src|app)/', pathNot: '^src/maps/' },
      to: { path: '^maps/' },
    },
    {
      name: 'pure-packages',
      comment: 'The pure layers run anywhere: no package but zod (schemas) and noble (commitments).',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypesNot: ['local', 'localmodule', 'aliased'], pathNot: npm('zod|@noble/[a-z]+') },
    },
    {
      name: 'ui-knows-no-redux',
      comment: 'The design system gets values and callbacks; a component that selects belongs to a feature.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: npm('@reduxjs/toolkit|react-redux') },
    },
    only(
      'sockets-only-in-net',
      'src/net is the only place that touches sockets or zeroconf.',
      '^src/net/',
      npm(SOCKETS),
    ),
    only('node-sockets-only-in-net', "Node's network modules stay in src/net.", '^src/net/', NODE_SOCKETS),
    only(
      'react-native-only-outside',
      'React Native is known to what draws or adapts; the layers inside run in plain Node.',
      '^(app/|src/(ui|boards|features|device|bootstrap|net/phone)/)',
      npm(
        'react-native|react-native-(web|svg|gesture-handler|reanimated|screens|safe-area-context|worklets)',
      ),
    ),
    only(
      'platform-services-only-in-device',
      'Files, sound, haptics and the like are reached through ports that src/device implements.',
      '^src/(device|bootstrap)/',
      npm(PLATFORM),
    ),
    {
      name: 'no-node-in-the-app',
      comment: 'A phone has no Node; only the Node back-ends of src/net may use its modules.',
      severity: 'error',
      from: { path: '^(src|app)/', pathNot: '^src/net/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-drawers',
      comment: 'No utils, helpers, common or types folder: a thing lies with the concept it belongs to.',
      severity: 'error',
      from: { path: '^(src|app|scripts|e2e)/' },
      to: { path: '/(utils|helpers|common|types)/', pathNot: 'node_modules/' },
    },
    {
      name: 'no-src-app',
      comment: 'expo-router would take src/app for its routes and ignore app/.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {},
    },
    {
      name: 'app-imports-no-tests',
      comment: 'What ships never reaches into tests, specs or scripts.',
      severity: 'error',
      from: { path: '^(src|app)/' },
      to: { path: '^(__tests__|e2e|scripts)/' },
    },
    {
      name: 'no-development-packages',
      comment: 'What ships imports only what `dependencies` lists, or the installed app lacks it.',
      severity: 'error',
      from: { path: '^(src|app)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or a third is missing between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is forgotten code.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.(d\\.ts|web\\.tsx?)$' },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.expo|android|ios)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.web.ts', '.web.tsx', '.js', '.mjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'react-native', 'node', 'default', 'types'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
