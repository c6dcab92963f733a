import { VERSIONS } from '../wire/limits';

export type VersionRange = readonly [lowest: number, highest: number];

export const OWN_VERSIONS: [number, number] = [VERSIONS.lowest, VERSIONS.highest];

/** The highest version that both speak, or whose app is too old. */
export function agreeOnVersion(
  host: VersionRange,
  guest: VersionRange,
): { readonly version: number } | { readonly update: 'host' | 'guest' } {
  const version = Math.min(host[1], guest[1]);
  if (version >= Math.max(host[0], guest[0])) return { version };
  return { update: guest[1] < host[0] ? 'guest' : 'host' };
}
