/** Programs that the lab needs; Debian's packages are installed where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/sbin', '/sbin', '/usr/local/sbin'];

/** Some of them lie where only root looks. */
const searchPath = (): string => [process.env['PATH'] ?? '', ...FOLDERS].join(':');

export function widenPath(): void {
  process.env['PATH'] = searchPath();
}

const isThere = (program: string): boolean =>
  searchPath()
    .split(':')
    .some((folder) => existsSync(path.join(folder, program)));

function aptGet(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 180_000 }).status === 0;
}

const mayInstall = (): boolean => process.getuid?.() === 0 && isThere('apt-get');

/** The programs that are still missing after trying to install them. */
export function ensureTools(
  programs: readonly string[],
  packages: readonly string[],
  say: (line: string) => void,
): readonly string[] {
  const missing = (): readonly string[] => programs.filter((program) => !isThere(program));
  if (missing().length === 0 || !mayInstall()) return missing();
  say(`Installing ${packages.join(', ')} for the LAN lab.`);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (!aptGet(install) && aptGet(['update'])) aptGet(install);
  return missing();
}
