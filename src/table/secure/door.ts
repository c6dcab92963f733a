/** Where strangers stand until they have proven something: docs/protocol.md, HS and LM. */
import type { Connection } from '../net-ports';
import { LIMITS } from '../wire/limits';
import type { Household } from '../wire/lines';
import { say, SentAway } from './greeting';
import { Inbox } from './inbox';
import { RateLimit } from './rate-limit';
import { type DoorPorts, receive, type Reception } from './receive';

/** A greeting has no more messages than these; what comes beyond is a flood. */
const MOST_WAITING = 8;

export type { DoorPorts };

export class Door {
  readonly #reception: Reception;
  readonly #strangers = new Set<Inbox>();
  #isClosed = false;

  constructor(household: Household, ports: DoorPorts, app: string) {
    const pairings = new RateLimit(ports.clock, LIMITS.pairings, LIMITS.pairingBurst);
    this.#reception = { household, ports, app, pairings };
  }

  /** Whatever comes of it, it comes through the household; what is bad ends this connection alone. */
  admit(connection: Connection): void {
    const inbox = new Inbox(connection, this.#reception.ports.timers, MOST_WAITING);
    if (this.#isClosed) sendAway(inbox, new SentAway('closed'));
    else if (this.#isCrowded(connection.remote)) sendAway(inbox, new SentAway('busy'));
    else void this.#greet(inbox);
  }

  /** Sends strangers away, now and later. Lines are not the door's any more, and stay. */
  close(): void {
    this.#isClosed = true;
    for (const inbox of this.#strangers) {
      this.#strangers.delete(inbox);
      sendAway(inbox, new SentAway('closed'));
    }
  }

  #isCrowded(remote: string): boolean {
    const ofOne = [...this.#strangers].filter(({ connection }) => connection.remote === remote).length;
    return this.#strangers.size >= LIMITS.strangers || ofOne >= LIMITS.strangersOfOne;
  }

  async #greet(inbox: Inbox): Promise<void> {
    this.#strangers.add(inbox);
    // A table that fails over one newcomer keeps its other guests.
    const outcome = await receive(this.#reception, inbox).catch(() => new SentAway('busy'));
    if (!this.#strangers.delete(inbox)) return;
    if (typeof outcome === 'function') outcome();
    else sendAway(inbox, outcome);
  }
}

function sendAway(inbox: Inbox, outcome: SentAway | null): void {
  if (outcome !== null && outcome.reason !== null) {
    const { reason, update } = outcome;
    say(inbox, { t: 'refused', reason, ...(update === undefined ? {} : { update }) });
  }
  inbox.dismiss();
}
