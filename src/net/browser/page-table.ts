import type { Address } from '@/table/net-ports';
import { WELL_KNOWN_PATH, type WellKnown, wellKnownSchema } from '../door/well-known';

export interface PageTable {
  readonly table: Omit<WellKnown, 'lead' | 'addresses'>;
  readonly address: Address;
  readonly addresses?: readonly string[] | undefined;
  /** Only in a browser on the table's own computer: what makes it the leader. */
  readonly lead?: { readonly code: string; readonly key: string } | undefined;
}

export type Fetch = (url: string) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>;

/** Where a page came from, as the browser says it: `location`. */
export interface PageLocation {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

function addressOf({ protocol, hostname, port }: PageLocation): Address | null {
  // A secure page may not open a plain WebSocket, and tables speak no other.
  if (protocol !== 'http:') return null;
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? 80 : Number(port) };
}

/** The table that served this page, or null when it came from anywhere else. */
export async function pageTable(fetch: Fetch, location: PageLocation): Promise<PageTable | null> {
  const address = addressOf(location);
  if (!address) return null;
  try {
    const response = await fetch(WELL_KNOWN_PATH);
    const answer = response.ok ? wellKnownSchema.safeParse(await response.json()) : null;
    if (!answer?.success) return null;
    const { lead, addresses, ...table } = answer.data;
    return { table, address, lead, addresses };
  } catch {
    // A page of some other server: then there is no table behind it, which is what null says.
    return null;
  }
}
