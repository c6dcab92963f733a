/**
 * npx tsx scripts/bench/rules.ts
 * Random solo games of Metro X on Metro City a second: through the rules in Node, the same without a JIT
 * compiler (a stand-in for the phone's engine), and through an Immer twin of the same rules.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { tablesFor } from '../../src/games/metro-x/tables';
import { playRandomGames } from './random-games';
import { playTwinGames } from './twin-games';

const MAP = 'metro-city';
const EDITION = 'gamewright';
const CHECKED_GAMES = 300;

/** Games by CPU second of this process: other processes on the machine shall not decide the figure. */
function gamesPerSecond(run: (seed: string, games: number) => void, games: number): number {
  run('warm up', Math.ceil(games / 10));
  const rates = ['one', 'two', 'three'].map((seed) => {
    const before = process.cpuUsage();
    run(seed, games);
    const { user, system } = process.cpuUsage(before);
    return (games * 1e6) / (user + system);
  });
  return Math.round(Math.max(...rates));
}

const rules = (seed: string, games: number) => playRandomGames(tablesFor(MAP, EDITION), seed, games);
const immer = (seed: string, games: number) => playTwinGames(MAP, EDITION, seed, games);

/** A twin that played other games would be no measure. */
function checkTwin(): void {
  const ours = rules('check', CHECKED_GAMES);
  const theirs = immer('check', CHECKED_GAMES);
  const at = ours.findIndex((total, index) => total !== theirs[index]);
  if (at >= 0) throw new Error(`game ${at}: the rules score ${ours[at]}, the twin ${theirs[at]}`);
}

function jitless(): number {
  const script = resolve(__dirname, 'rules.ts');
  const output = execFileSync(process.execPath, ['--jitless', '--import', 'tsx', script, '--child'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(output);
}

export interface RulesBench {
  readonly node: number;
  readonly jitless: number;
  readonly immer: number;
  readonly ratio: number;
}

export function benchRules(): RulesBench {
  checkTwin();
  const node = gamesPerSecond(rules, 300_000);
  const twin = gamesPerSecond(immer, 300);
  return { node, jitless: jitless(), immer: twin, ratio: Math.round(node / twin) };
}

export function printRules({ node, jitless: slow, immer: twin, ratio }: RulesBench): void {
  const lines: [string, number, string][] = [
    ['rules, Node', node, 'games/s (at least 300,000)'],
    ['rules, --jitless', slow, 'games/s (at least 25,000)'],
    ['Immer/RTK twin, Node', twin, 'games/s'],
    ['rules / twin', ratio, 'times (at least 500)'],
  ];
  console.log('Metro X on Metro City, random solo games');
  for (const [what, value, unit] of lines) {
    console.log(`  ${what.padEnd(22)}${value.toLocaleString('en').padStart(12)} ${unit}`);
  }
}

if (process.argv[1] === __filename) {
  if (process.argv.includes('--child')) console.log(gamesPerSecond(rules, 30_000));
  else printRules(benchRules());
}
