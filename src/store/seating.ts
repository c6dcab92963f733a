/** This device at a table of several, as the store holds it. Made from a Presence; screens read nothing else. */
import type { Seat } from '@/engine/game';
import type { ChairProgress } from '@/table/chair';
import type { DealVerdict, Link } from '@/table/presence';
import type { RoomSecrets, RoomView } from '@/table/room/room-view';
import type { Reason } from '@/table/wire/reasons';

export interface Seating {
  /** Of the table. */
  readonly id: string;
  /** Of this device; the host's own is '0'. */
  readonly device: string;
  /** Null until the table has told it. */
  readonly room: RoomView | null;
  readonly link: Link;
  /** Not null: this device leads the table. */
  readonly secrets: RoomSecrets | null;
  /** This device's seats; none: a screen for everybody, or a host that only flips. */
  readonly seats: readonly Seat[];
  /** Where the table is reached, likeliest first, as "192.168.1.5:4600"; empty when nobody else can come. */
  readonly addresses: readonly string[];
  /** The page that others open in a browser; null when this host serves none (a phone). */
  readonly webAddress: string | null;
  /** The present game as everybody may see it; null before the first. */
  readonly stage: ChairProgress | null;
  readonly verdict: DealVerdict | null;
}

/** Why a table could not be opened or joined. `reason` of the wire, or of this device. */
export type SeatingTrouble =
  | { readonly kind: 'refused'; readonly reason: Reason; readonly update?: 'host' | 'guest' | undefined }
  /** Nobody answered at any address. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'not-saved' }
  /** The network does not let this device be found or reached; the table plays on, on this device. */
  | { readonly kind: 'no-network' }
  /** What was scanned or typed is no address and no invitation. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'missing' }
  /** It is on this device, of a newer version or unreadable at the moment, and stays as it is. */
  | { readonly kind: 'left-alone' }
  /** Something else was asked for meanwhile, or it was left. */
  | { readonly kind: 'overtaken' };

/** A table that answered a probe. */
export interface NearbyTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly phase: 'lobby' | 'play' | 'over';
  readonly taken: number;
  readonly seats: number;
  readonly locked: boolean;
  /** Whose app is too old for a game together. */
  readonly update?: 'host' | 'guest' | null;
  readonly addresses: readonly { readonly host: string; readonly port: number }[];
}
