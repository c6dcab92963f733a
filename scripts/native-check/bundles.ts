import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Finding } from './finding';
import { runExpo } from './run-expo';

/** The first bytes of every Hermes bytecode file. */
const HERMES_MAGIC = 0x1f1903c103bc1fc6n;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** Says the size of a platform's bundle, and whether it is bytecode. */
export function bundleFinding(platform: string, files: readonly Buffer[]): Finding {
  const [bundle] = files;
  if (files.length !== 1 || !bundle) {
    return { ok: false, sentence: `${platform}: ${files.length} Hermes bundles were exported, not 1` };
  }
  const isBytecode = bundle.length > 8 && bundle.readBigUInt64LE(0) === HERMES_MAGIC;
  const size = `${megabytes(bundle.length)} (${megabytes(gzipSync(bundle).length)} gzipped)`;
  return isBytecode
    ? { ok: true, sentence: `${platform} bundle: ${size} of Hermes bytecode` }
    : { ok: false, sentence: `${platform} bundle of ${size} is not Hermes bytecode` };
}

/** Exports both platforms in one run of Metro, which then shares its work between them. */
export async function bundleFindings(root: string, into: string): Promise<Finding[]> {
  const platforms = ['android', 'ios'];
  const flags = platforms.flatMap((platform) => ['--platform', platform]);
  await runExpo(root, ['export', ...flags, '--output-dir', into]);
  return platforms.map((platform) => {
    const folder = path.join(into, '_expo/static/js', platform);
    const names = readdirSync(folder).filter((name) => name.endsWith('.hbc'));
    return bundleFinding(
      platform,
      names.map((name) => readFileSync(path.join(folder, name))),
    );
  });
}
