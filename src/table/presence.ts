/** This device at a table, whether the table is decided here (Room) or elsewhere (Guest). */
import type { Seat } from '@/engine/game';

import type { Chair } from './chair';
import type { DealVerdict } from './dealing';
import type { RoomAnswer, RoomCommand } from './room/room-command';
import type { RoomSecrets, RoomView } from './room/room-view';
import type { Reason } from './wire/reasons';

export type Link =
  /** The table is decided on this device. */
  | { readonly kind: 'here' }
  | { readonly kind: 'live' }
  /**
   * Not reached at the moment; it is being tried again by itself. `failed`: attempts in a row; `why`: what the
   * table said last, such as 'guarded', when it said anything.
   */
  | { readonly kind: 'reconnecting'; readonly failed: number; readonly why?: Reason | null }
  /** Nothing is tried any more. */
  | { readonly kind: 'ended'; readonly reason: Reason };

export type { DealVerdict };

export interface Presence {
  /** Of the table. */
  readonly id: string;
  /** Of this device at the table; the host's own is '0'. */
  readonly device: string;
  /** Null until the table has told it. */
  room(): RoomView | null;
  /** Not null: this device leads the table and may send commands. */
  secrets(): RoomSecrets | null;
  link(): Link;
  seats(): readonly Seat[];
  /** An end of the present match: one of this device's seats, or 'table'. Null before the first match. */
  chair(viewer: Seat | 'table'): Chair | null;
  verdict(): DealVerdict | null;
  /** One more person at this device, in the lobby. */
  sit(name: string): Promise<RoomAnswer>;
  stand(seat: Seat): Promise<RoomAnswer>;
  rename(seat: Seat, name: string): Promise<RoomAnswer>;
  command(command: RoomCommand): Promise<RoomAnswer>;
  /** The app is back in front, or the device woke: make sure of the link at once. */
  wake(): void;
  /** Goes away for good: the seats become free in the lobby, away in a game. */
  leave(): Promise<void>;
  /** Stops talking without giving anything up: the app goes, the seats stay. */
  pause(): void;
  /** Told after every change of anything above (of chairs' progress, too). */
  subscribe(listener: () => void): () => void;
}
