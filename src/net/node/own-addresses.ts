import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Bridges of virtual machines and containers, and tunnels: real addresses that no phone can reach. */
const VIRTUAL = /^(docker|br-|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt|veth[0-9a-f]{7})/;

function unlikely(name: string, { address }: NetworkInterfaceInfo): number {
  if (address.startsWith('169.254.')) return 2;
  return VIRTUAL.test(name) ? 1 : 0;
}

/** This computer's IPv4 addresses in the local network, the likeliest first. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos]) =>
    (infos ?? [])
      .filter((info) => info.family === 'IPv4' && !info.internal)
      .map((info) => ({ address: info.address, rank: unlikely(name, info) })),
  );
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ address }) => address))];
}
