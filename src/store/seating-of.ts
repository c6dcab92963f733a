import type { Stay } from './place';
import type { Seating } from './seating';

/** A table as this device may know it now; what did not change since `before` is the same object. */
export function seatingOf(
  { presence, hosting, addresses, webAddress }: Stay,
  before: Seating | null,
): Seating {
  const now: Seating = {
    id: presence.id,
    device: presence.device,
    room: presence.room(),
    link: presence.link(),
    secrets: presence.secrets(),
    seats: presence.seats(),
    addresses: hosting === null ? addresses : hosting.addresses,
    webAddress,
    stage: presence.chair('table')?.progress() ?? null,
    verdict: presence.verdict(),
  };
  return before?.id === now.id ? sharing(before, now) : now;
}

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const kept = <Value>(before: Value, now: Value): Value => (sameJson(before, now) ? before : now);

/** A screen is drawn anew only for what it shows: selectors see the same object for the same content. */
const sharing = (before: Seating, now: Seating): Seating => ({
  ...now,
  room: kept(before.room, now.room),
  link: kept(before.link, now.link),
  secrets: kept(before.secrets, now.secrets),
  seats: kept(before.seats, now.seats),
  addresses: kept(before.addresses, now.addresses),
  stage: isSameMoment(before, now) ? before.stage : now.stage,
});

/** The log and who is due make the moment: the view, which is large, follows from them. */
const isSameMoment = (a: Seating, b: Seating): boolean =>
  a.room?.match === b.room?.match &&
  a.stage?.events.length === b.stage?.events.length &&
  sameJson(a.stage?.due, b.stage?.due);
