/** For each rule of .dependency-cruiser.cjs: a file, what it imports, and so which rule must speak up. */
export interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

const planted = (rule: string, file: string, imports: string): Planted => ({ rule, file, imports });

export const PLANTED: readonly Planted[] = [
  planted('layer-engine', 'src/engine/a.ts', '@/maps/target'),
  planted('layer-maps', 'src/maps/a.ts', '@/games/target'),
  planted('layer-games', 'src/games/metro/a.ts', '@/bots/target'),
  planted('layer-bots', 'src/bots/a.ts', '@/table/target'),
  planted('layer-table', 'src/table/a.ts', '@/store/target'),
  planted('layer-store', 'src/store/a.ts', '@/i18n/target'),
  planted('layer-i18n', 'src/i18n/a.ts', '@/store/target'),
  planted('layer-ui', 'src/ui/a.ts', '@/i18n/target'),
  planted('layer-boards', 'src/boards/metro/a.ts', '@/store/target'),
  planted('layer-features', 'src/features/play/a.ts', '@/device/target'),
  planted('layer-net', 'src/net/a.ts', '@/store/target'),
  planted('layer-device', 'src/device/a.ts', '@/net/target'),
  planted('routes-are-thin', 'app/a.tsx', '@/store/target'),
  planted('nobody-imports-routes', 'src/bootstrap/a.ts', '../../app/target'),
  planted('features-are-islands', 'src/features/play/b.ts', '@/features/home/target'),
  planted('games-are-islands', 'src/games/metro/b.ts', '@/games/metro-x/target'),
  planted('games-do-not-know-the-registry', 'src/games/metro/c.ts', '@/games/registry'),
  planted('boards-are-islands', 'src/boards/metro/b.ts', '@/games/metro-x/target'),
  planted('screens-decide-nothing', 'src/features/play/c.ts', '@/games/metro-x/rules'),
  planted('map-data-has-one-door', 'src/games/metro/d.ts', '@maps/target.json'),
  planted('pure-packages', 'src/table/b.ts', '@reduxjs/toolkit'),
  planted('pure-packages', 'src/bots/b.ts', 'react'),
  planted('ui-knows-no-redux', 'src/ui/b.ts', 'react-redux'),
  planted('sockets-only-in-net', 'src/device/b.ts', 'react-native-tcp-socket'),
  planted('node-sockets-only-in-net', 'src/device/c.ts', 'node:dgram'),
  planted('react-native-only-outside', 'src/store/b.ts', 'react-native'),
  planted('react-native-only-outside', 'src/net/node/a.ts', 'react-native'),
  planted('platform-services-only-in-device', 'src/features/play/d.ts', 'expo-haptics'),
  planted('no-node-in-the-app', 'src/store/c.ts', 'node:fs'),
  planted('no-drawers', 'src/store/d.ts', './utils/target'),
  planted('no-src-app', 'src/app/a.ts', '@/features/home/target'),
  planted('app-imports-no-tests', 'src/store/e.ts', '../../e2e/target'),
  planted('no-development-packages', 'src/store/f.ts', 'fast-check'),
  planted('no-cycles', 'src/store/g.ts', './h'),
  planted('no-unresolvable', 'src/store/i.ts', './nowhere'),
];

/** Files that only exist to be imported; each imports the root so that none of them is an orphan. */
export const TARGETS: readonly string[] = [
  ...['maps', 'games', 'bots', 'table', 'store', 'i18n', 'device', 'net', 'store/utils'].map(
    (at) => `src/${at}/target.ts`,
  ),
  ...['src/features/home/target.ts', 'src/games/metro-x/target.ts', 'src/games/metro-x/rules.ts'],
  ...['src/games/registry.ts', 'app/target.ts', 'e2e/target.ts'],
];

/** Imports that look alike and are allowed: a rule that catches one of these is too wide. */
export const ALLOWED: readonly Omit<Planted, 'rule'>[] = [
  { file: 'src/games/metro/ok.ts', imports: '@/maps/target' },
  { file: 'src/games/metro/ok-zod.ts', imports: 'zod' },
  { file: 'src/table/ok.ts', imports: '@/bots/target' },
  { file: 'src/store/ok.ts', imports: '@reduxjs/toolkit' },
  { file: 'src/features/play/ok.ts', imports: '@/i18n/target' },
  { file: 'src/features/play/ok-native.ts', imports: 'react-native' },
  { file: 'src/boards/metro-x/ok.ts', imports: '@/games/metro-x/target' },
  { file: 'src/boards/metro-x/ok-svg.ts', imports: 'react-native' },
  { file: 'src/device/ok.ts', imports: 'expo-haptics' },
  { file: 'src/net/ok.ts', imports: 'node:net' },
  { file: 'src/net/phone/ok-native.ts', imports: 'react-native' },
  { file: 'src/net/ok-zeroconf.ts', imports: 'react-native-zeroconf' },
  { file: 'src/maps/ok.ts', imports: '@maps/target.json' },
  { file: 'src/bootstrap/ok.ts', imports: '@/net/target' },
  { file: 'app/ok.tsx', imports: '@/features/home/target' },
];
