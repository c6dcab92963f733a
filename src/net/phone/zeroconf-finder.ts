import type { ZeroconfService } from 'react-native-zeroconf';
import type { Finder, Sighting, Timers } from '@/table/net-ports';
import { advertOf } from '../discovery/advert-record';
import { Sightings } from '../discovery/sightings';
import type { ZeroconfHub } from './zeroconf-hub';

/** Asks the user, where the system wants that, and says whether the app may look around. */
export type AskPermission = () => Promise<boolean>;

/** Without its interface such an address leads nowhere, and the library does not tell the interface. */
const isLinkLocal = (address: string): boolean => /^fe80:/i.test(address);

function sightingOf({ name, txt, port, addresses }: ZeroconfService): Sighting | null {
  const advert = advertOf(name, txt ?? {});
  const hosts = [...new Set(addresses ?? [])].filter((address) => !isLinkLocal(address)).sort();
  if (!advert || hosts.length === 0) return null;
  return { advert, addresses: hosts.map((host) => ({ host, port: port! })) };
}

/** Finds tables by react-native-zeroconf. */
export function zeroconfFinder(hub: ZeroconfHub, timers: Timers, ask: AskPermission): Finder {
  return {
    find(listener) {
      const sightings = new Sightings(listener, timers);
      // The two implementations tell different addresses of one service: each list is a source of its own.
      const sources = new Map<string, Set<string>>();
      let stopped = false;
      let release: () => void = () => undefined;
      const unlisten = hub.listen({
        resolved: (service) => {
          const sighting = sightingOf(service);
          if (!sighting) return;
          const source = `${service.name} ${sighting.addresses.map(({ host }) => host).join(' ')}`;
          sources.set(service.name, (sources.get(service.name) ?? new Set()).add(source));
          sightings.seen(source, sighting);
        },
        lost: (name) => {
          for (const source of sources.get(name) ?? []) sightings.gone(source);
          sources.delete(name);
        },
        round: () => sightings.nextRound(),
        denied: () => listener.troubled('denied'),
      });
      void ask().then((allowed) => {
        if (stopped) return;
        if (allowed) release = hub.hold();
        else listener.troubled('denied');
      });
      return () => {
        stopped = true;
        unlisten();
        release();
        sightings.stop();
      };
    },
  };
}
