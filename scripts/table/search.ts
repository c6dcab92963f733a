/** Looks for a table in the network until somebody says stop. */
import { nodeFinder } from '../../src/net/node/node-finder';
import { systemTimers } from '../../src/net/system-timers';
import { addressText } from '../../src/table/guest/invitation';
import type { Address } from '../../src/table/net-ports';
import type { Whereabouts } from './guest-arguments';
import type { Tell } from './tell';

export interface Found {
  readonly table: string;
  readonly addresses: readonly Address[];
}

type Wanted = Extract<Whereabouts, { kind: 'find' }>;

/** `onFound` comes with the first sighting and again whenever the table shows up at other addresses. */
export function search(wanted: Wanted, tell: Tell, onFound: (found: Found) => void): () => void {
  let told = '';
  tell({ type: 'finding', name: wanted.name ?? wanted.table });
  return nodeFinder({ timers: systemTimers }).find({
    sighted: ({ advert, addresses }) => {
      const isIt = wanted.table === null ? advert.name === wanted.name : advert.id === wanted.table;
      const where = addresses.map(addressText).join(' ');
      if (!isIt || addresses.length === 0 || told === where) return;
      told = where;
      tell({ type: 'found', table: advert.id, address: where });
      onFound({ table: advert.id, addresses });
    },
    lost: () => undefined,
    troubled: (trouble) => tell({ type: 'troubled', trouble }),
  });
}
