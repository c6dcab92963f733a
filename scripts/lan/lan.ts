/** npm run test:lan: a host and six guests, each in its own network namespace, and everything that goes wrong. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enter, findEntrance } from './enter';
import { LANES, RUNS } from './runs';
import { ensureTools, widenPath } from './tools';

const TOOLS = ['unshare', 'ip', 'nft', 'mount'];
const WITNESS = ['avahi-daemon', 'avahi-browse', 'dbus-daemon'];

/** The test run looks for this beginning. */
const notRun = (why: string): number => {
  console.log(`LAN lab: not run: ${why}`);
  return 0;
};

export async function lan(root: string, argv: readonly string[]): Promise<number> {
  if (process.platform !== 'linux') return notRun('it needs the network namespaces of Linux.');
  widenPath();
  const say = (line: string): void => console.log(line);
  const missing = ensureTools(TOOLS, ['util-linux', 'iproute2', 'nftables', 'mount'], say);
  if (missing.length > 0) {
    return notRun(`${missing.join(', ')} missing (Debian: apt-get install iproute2 nftables).`);
  }
  const entrance = findEntrance();
  if (!entrance.ok) return notRun(`no network namespace of one's own: ${entrance.why}`);
  const noWitness = ensureTools(WITNESS, ['avahi-daemon', 'avahi-utils', 'dbus'], say);
  if (noWitness.length > 0) console.log('avahi was not asked: avahi-daemon, avahi-utils or dbus is missing.');
  const [only = ''] = argv;
  if (!RUNS.some(({ title }) => title.includes(only))) {
    console.log(`LAN lab: there is no run "${only}".`);
    return 1;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'interchange-lan-'));
  const script = [process.execPath, '--import', 'tsx', 'scripts/lan/inside.ts'];
  try {
    const lanes = Array.from({ length: LANES }, (_, lane) => {
      const witness = lane === 0 && noWitness.length === 0 ? 'yes' : 'no';
      return enter(entrance.flags, [...script, root, folder, witness, String(lane), only], root);
    });
    return Math.max(...(await Promise.all(lanes)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
