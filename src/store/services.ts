/** What the store asks of the device; `src/device` implements it, tests hand in their own. */
import type { Address, Announcer, Finder, Server, Timers, Transport } from '@/table/net-ports';
import type { TablePorts } from '@/table/open-table';

export type SoundName = 'flip' | 'mark' | 'line' | 'over' | 'refused';
export type HapticName = 'mark' | 'line' | 'over' | 'refused';

export interface Sound {
  /** Never throws and never rejects: a device without sound is silent. */
  play(name: SoundName): void;
}

export interface Haptics {
  play(name: HapticName): void;
}

/** How a share ended: handed over, copied to the clipboard, closed by the user, or not possible. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

export interface Share {
  text(message: string): Promise<ShareOutcome>;
}

export type PickOutcome =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly reason: 'dismissed' | 'too-large' | 'unreadable' };

export interface Files {
  /** Hands a text file to the user: the share sheet on phones, a download in a browser. */
  give(name: string, text: string): Promise<ShareOutcome>;
  /** Lets the user choose a text file of at most `maxBytes`. */
  pick(maxBytes: number): Promise<PickOutcome>;
}

/** The table server that served this page. */
export interface ServedPage {
  readonly table: { readonly id: string; readonly name: string };
  readonly address: Address;
  /** Where others reach it, as "192.168.1.5:4600"; not told to everybody. */
  readonly addresses?: readonly string[] | undefined;
  /** Only on the server's own computer: what makes this page the leader. */
  readonly lead?: { readonly code: string; readonly key: string } | undefined;
}

/** The ways to other devices. Null: this device does not have it, as a browser cannot be reached or look. */
export interface Net {
  readonly transport: Transport;
  readonly server: Server | null;
  readonly announcer: Announcer | null;
  readonly finder: Finder | null;
  readonly timers: Timers;
  /** Never rejects; null when no table served this page, and always on a phone. */
  page(): Promise<ServedPage | null>;
}

/** Whether people can see the app. */
export interface AppState {
  /** `back`: it may be put to sleep at any moment. `front`: also told when it woke and does not know for how long it slept. */
  subscribe(listener: (state: 'front' | 'back') => void): () => void;
}

export interface Screen {
  /** Never throws: a device that cannot keep its screen on lets it go dark. */
  keepOn(on: boolean): void;
}

/** `storage`, `clock`, `entropy` and `games` are the table's ports. */
export interface Services extends TablePorts {
  readonly sound: Sound;
  readonly haptics: Haptics;
  readonly share: Share;
  readonly files: Files;
  /** This app's version, as tables tell each other. */
  readonly app: string;
  readonly net: Net;
  readonly appState: AppState;
  readonly screen: Screen;
}
