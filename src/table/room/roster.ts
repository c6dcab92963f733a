/** Who sits where. Pure: every function answers with the facts as they would be. */
import type { Seat } from '@/engine/game';

import { KEPT_COMMANDS, OWN_DEVICE, type RoomDevice, type RoomFacts, type RoomSeat } from './room-save';
import { ROOM_LIMITS } from './room-view';

export const OPEN_SEAT: RoomSeat = { kind: 'open' };

export const isTaken = (seat: RoomSeat): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.device !== null);

export const takenSeats = ({ seats }: RoomFacts): number => seats.filter(isTaken).length;

export const seatsOf = ({ seats }: RoomFacts, device: string): readonly Seat[] =>
  seats.flatMap((seat, index) => (seat.kind === 'person' && seat.device === device ? [index] : []));

export const deviceOf = (facts: RoomFacts, id: string): RoomDevice | undefined =>
  facts.devices.find((device) => device.id === id);

/** Whether that command of a device is done, perhaps before the host was restarted. */
export const hasDone = (facts: RoomFacts, device: string, id: string): boolean =>
  deviceOf(facts, device)?.done?.includes(id) === true;

export const withDone = (facts: RoomFacts, device: string, id: string): RoomFacts => ({
  ...facts,
  devices: facts.devices.map((one) =>
    one.id === device ? { ...one, done: [...(one.done ?? []), id].slice(-KEPT_COMMANDS) } : one,
  ),
});

export const watchersOf = (facts: RoomFacts): readonly RoomDevice[] =>
  facts.devices.filter(({ id }) => seatsOf(facts, id).length === 0);

export function withSeat(facts: RoomFacts, index: Seat, seat: RoomSeat): RoomFacts {
  return { ...facts, seats: facts.seats.map((old, at) => (at === index ? seat : old)) };
}

export interface Sitter {
  readonly device: string;
  readonly name: string;
}

/** A person at a device takes that open seat, or else the first; null when there is none. */
export function sitDown(facts: RoomFacts, { device, name }: Sitter, at?: Seat): RoomFacts | null {
  const index = at ?? facts.seats.findIndex((seat) => !isTaken(seat));
  if (index < 0) return null;
  return withSeat(facts, index, { kind: 'person', name, device, standIn: 'wait' });
}

/** Taken seats are never cut off, and nobody's seat changes its number. */
export function resized(facts: RoomFacts, count: number): RoomFacts {
  const length = Math.max(count, facts.seats.findLastIndex(isTaken) + 1);
  return { ...facts, seats: Array.from({ length }, (_, index) => facts.seats[index] ?? OPEN_SEAT) };
}

/** What a game begins with: open seats are gone, the others keep their order. */
export const closedUp = (facts: RoomFacts): RoomFacts => ({ ...facts, seats: facts.seats.filter(isTaken) });

/** A device goes for good. Its seats become free, or stay without anybody while a game is on. */
export function withoutDevice(facts: RoomFacts, device: string, playing: boolean): RoomFacts {
  const seats = facts.seats.map((seat): RoomSeat => {
    if (seat.kind !== 'person' || seat.device !== device) return seat;
    return playing ? { ...seat, device: null } : OPEN_SEAT;
  });
  return { ...facts, seats, devices: facts.devices.filter(({ id }) => id !== device) };
}

/** The device is back: its people play for themselves again. The same facts when they did all along. */
export function withPlayersBack(facts: RoomFacts, device: string): RoomFacts {
  const standsIn = (seat: RoomSeat) =>
    seat.kind === 'person' && seat.device === device && seat.standIn !== 'wait';
  if (!facts.seats.some(standsIn)) return facts;
  const seats = facts.seats.map((seat): RoomSeat =>
    standsIn(seat) ? ({ ...seat, standIn: 'wait' } as RoomSeat) : seat,
  );
  return { ...facts, seats };
}

/** The place of a device that is gone, for its own person to take again. */
export interface Ghost {
  readonly seat: Seat;
  readonly device: string;
}

export interface Newcomer {
  /** Null: a screen that holds no seat. */
  readonly name: string | null;
  readonly token: string;
  readonly leads: boolean;
  readonly once?: string | undefined;
  readonly ghost: Ghost | null;
}

/**
 * Adds a device; 'full' when there is no seat or no room for another screen. Screens that went away without a
 * word make place for new ones.
 */
export function admitted(
  facts: RoomFacts,
  newcomer: Newcomer,
  isHere: (device: string) => boolean,
): { readonly facts: RoomFacts; readonly device: string } | 'full' {
  const device = String(facts.nextDevice);
  const { token, leads, name, once, ghost } = newcomer;
  let room = ghost === null ? facts : withoutDevice(facts, ghost.device, false);
  // Who stood up again is a screen, too: counted, they cannot outgrow what a save may hold.
  const isCrowded =
    name === null
      ? watchersOf(room).length >= ROOM_LIMITS.watchers
      : room.devices.length >= ROOM_LIMITS.seats + ROOM_LIMITS.watchers;
  if (isCrowded) {
    const gone = watchersOf(room).find(({ id }) => !isHere(id));
    if (gone === undefined) return 'full';
    room = withoutDevice(room, gone.id, false);
  }
  const added = {
    ...room,
    devices: [...room.devices, { id: device, token, leads, ...(once === undefined ? {} : { once }) }],
    nextDevice: room.nextDevice + 1,
  };
  const seated = name === null ? added : sitDown(added, { device, name }, ghost?.seat);
  return seated === null ? 'full' : { facts: seated, device };
}

export const namesOf = ({ seats }: RoomFacts): readonly string[] =>
  seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

/** The host's own device is always there. */
export const isAway = (seat: RoomSeat, isHere: (device: string) => boolean): boolean =>
  seat.kind === 'person' && seat.device !== OWN_DEVICE && (seat.device === null || !isHere(seat.device));
