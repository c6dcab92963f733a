/** npm run test:lan: a host and six guests, each in its own network namespace, and everything that goes wrong. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enter, findEntrance } from './enter';
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
  const witness = noWitness.length === 0 ? 'yes' : 'no';
  const folder = mkdtempSync(path.join(tmpdir(), 'interchange-lan-'));
  const script = [process.execPath, '--import', 'tsx', 'scripts/lan/inside.ts'];
  try {
    return await enter(entrance.flags, [...script, root, folder, witness, ...argv], root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
