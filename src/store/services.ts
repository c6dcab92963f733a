/** What the store asks of the device; `src/device` implements it, tests hand in their own. */
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

/** `storage`, `clock`, `entropy` and `games` are the table's ports. */
export interface Services extends TablePorts {
  readonly sound: Sound;
  readonly haptics: Haptics;
  readonly share: Share;
  readonly files: Files;
}
