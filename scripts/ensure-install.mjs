/**
 * Runs before node_modules exists, so it may use nothing but Node. An install is fresh when npm's own record of
 * it (node_modules/.package-lock.json) holds what package-lock.json asks for; times of files say nothing after
 * a checkout or a restored cache.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/**
 * @param {string} file
 * @returns {Map<string, Entry>}
 */
function packagesOf(file) {
  /** @type {{ packages?: Record<string, Entry> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(lock.packages ?? {}).filter(([at]) => at !== ''));
}

/**
 * Why an install is needed, or null when none is.
 * @param {string} root
 * @returns {string | null}
 */
export function staleInstall(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing';
  const installed = packagesOf(record);
  for (const [at, wanted] of packagesOf(path.join(root, 'package-lock.json'))) {
    const found = installed.get(at);
    // Packages for other platforms are in the lock file and rightly not in the install.
    if (!found && (wanted.optional || wanted.devOptional)) continue;
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) {
      return `${at.replace(/^.*node_modules\//, '')} differs from package-lock.json`;
    }
  }
  return null;
}

/**
 * @param {string} version as in process.versions.node
 * @returns {boolean}
 */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** @param {string} root */
function npmCi(root) {
  const npm = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], options)
    : spawnSync('npm', ['ci'], { ...options, shell: process.platform === 'win32' });
}

/**
 * Installs what is missing and says so; ends the process with a sentence when that cannot be done.
 * @param {string} root
 */
export function ensureInstall(root) {
  if (!nodeIsNewEnough(process.versions.node)) {
    console.error(`Interchange needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const reason = staleInstall(root);
  if (reason === null) return;
  console.log(`Installing packages with npm ci, because ${reason}.`);
  const started = performance.now();
  const { status, error } = npmCi(root);
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Its messages above say why.`);
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((performance.now() - started) / 1000)} s.`);
}
