import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The IPv4 addresses another device in the same network can reach. */
export function lanAddresses(interfaces: Interfaces): string[] {
  const all = Object.values(interfaces).flatMap((infos) => infos ?? []);
  const reachable = all.filter(
    (info) => info.family === 'IPv4' && !info.internal && !info.address.startsWith('169.254.'),
  );
  return [...new Set(reachable.map((info) => info.address))];
}
