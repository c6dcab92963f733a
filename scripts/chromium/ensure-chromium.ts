import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium';

export const HOW_TO_GET_ONE =
  'The end-to-end specs need Chromium or Google Chrome. Install one (Debian and Ubuntu: apt-get install chromium; ' +
  'macOS: brew install --cask chromium; Windows: winget install Google.Chrome), or name one in CHROMIUM_PATH.';

function aptGet(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

const canInstall = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['--version']).status === 0;

/** The path of a Chromium; installs Debian's where that is allowed, else throws a sentence saying what to do. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found && 'path' in found) return found.path;
  if (found) throw new Error(found.problem);
  if (!canInstall()) throw new Error(HOW_TO_GET_ONE);
  say('No Chromium found; installing the Debian package.');
  if (!aptGet(['update']) || !aptGet(['install', '-y', '--no-install-recommends', 'chromium'])) {
    throw new Error(`apt-get could not install Chromium. ${HOW_TO_GET_ONE}`);
  }
  const installed = findChromium();
  if (installed && 'path' in installed) return installed.path;
  throw new Error(HOW_TO_GET_ONE);
}
