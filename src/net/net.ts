import type { Announcer, Finder, Server, Timers, Transport } from '@/table/net-ports';
import type { PageTable } from './browser/page-table';
import type { PhonePageWords } from './door/phone-page';

/** All ways to other devices that this one has. Null: it does not have it. */
export interface Net {
  readonly transport: Transport;
  readonly server: Server | null;
  readonly announcer: Announcer | null;
  readonly finder: Finder | null;
  readonly timers: Timers;
  /** The table that served this page; never rejects, and always null on a phone. */
  page(): Promise<PageTable | null>;
}

export interface NetOptions {
  /** Whether people can see the app: a phone that went to the background announces nothing and lost its port. */
  readonly appState: { subscribe(listener: (state: 'front' | 'back') => void): () => void };
  /** What a browser reads that came to a phone. */
  readonly phonePage: () => PhonePageWords;
}
