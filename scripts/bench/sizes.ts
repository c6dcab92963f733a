/** Bundle sizes of the app beside those of an empty app with the same prescribed packages. */
import { bundleBytes, exportApp, type Platform } from './export-app';

const PLATFORMS: readonly Platform[] = ['web', 'android', 'ios'];

export function benchSizes(): void {
  for (const platform of PLATFORMS) {
    const empty = bundleBytes(exportApp('empty', platform), platform);
    const ours = bundleBytes(exportApp('interchange', platform), platform);
    const what = platform === 'web' ? 'JavaScript, gzipped' : 'Hermes bytecode';
    console.log(
      `size ${platform} (${what}): ${kB(ours)}, empty app ${kB(empty)}, ratio ${(ours / empty).toFixed(2)} (target 1.30)`,
    );
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
