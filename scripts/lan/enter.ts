/** The way into a network of one's own, as root or without, and the reason when there is none. */
import { spawn, spawnSync } from 'node:child_process';

/** Processes, too: whatever the lab leaves behind dies with its first process. */
const OWN = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** Without root one is root in a user namespace of one's own, where the system allows that. */
const AS_ROOT = ['--user', '--map-root-user'];

/** Everything the lab is made of, once. */
const TRIAL = [
  'mount -t tmpfs tmpfs /run',
  'ip link add bridge type bridge',
  'ip netns add trial',
  'ip link add one type veth peer name two netns trial',
  'ip netns exec trial true',
  "nft 'add table bridge lab; add chain bridge lab forward { type filter hook forward priority 0; }'",
  "nft 'add rule bridge lab forward meta pkttype multicast numgen random mod 100 < 30 drop'",
].join(' && ');

export type Entrance =
  { readonly ok: true; readonly flags: readonly string[] } | { readonly ok: false; readonly why: string };

function attempt(flags: readonly string[]): string | null {
  const { status, stderr, error } = spawnSync('unshare', [...flags, 'sh', '-c', TRIAL], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  if (status === 0) return null;
  const said = error?.message ?? stderr.trim().split('\n').at(-1);
  return said === undefined || said === '' ? 'unshare failed' : said;
}

export function findEntrance(): Entrance {
  if (process.platform !== 'linux') return { ok: false, why: 'network namespaces exist on Linux alone' };
  const ways = process.getuid?.() === 0 ? [OWN, [...AS_ROOT, ...OWN]] : [[...AS_ROOT, ...OWN]];
  let why = '';
  for (const flags of ways) {
    const problem = attempt(flags);
    if (problem === null) return { ok: true, flags };
    why ||= problem;
  }
  return { ok: false, why };
}

/** Runs a command inside and gives its exit code; Ctrl-C ends it and everything it started. */
export function enter(flags: readonly string[], command: readonly string[], cwd: string): Promise<number> {
  const child = spawn('unshare', [...flags, ...command], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  // unshare itself ignores these; its death kills the first process inside, and that one all others.
  const end = (): void => void child.kill('SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 130);
    });
  });
}
