/** Notices that the other end is gone long before TCP does: docs/protocol.md, LV. */
import type { Timers } from '../net-ports';
import type { Clock } from '../ports';
import { LIVENESS } from '../wire/limits';

/** An answer to a ping after sleep is there at once, or the connection is not. */
const WAKE_WITHIN = 1_000;
/** Numbers of pings start again here; they only have to differ from those around them. */
const NUMBERS = 50_000;

export interface HeartbeatPorts {
  readonly timers: Timers;
  readonly clock: Clock;
}

interface HeartbeatListener {
  ping(n: number): void;
  silent(): void;
}

export class Heartbeat {
  readonly #ports: HeartbeatPorts;
  readonly #listener: HeartbeatListener;
  #cancel: () => void = () => undefined;
  #stopped = false;
  #n = 0;
  #setAt = 0;
  #deadAt: number;
  /** The ping whose answer alone counts: what lay in a buffer while the device slept proves nothing. */
  #waking: number | null = null;

  constructor(ports: HeartbeatPorts, listener: HeartbeatListener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#deadAt = ports.clock.now() + LIVENESS.deadAfter;
    this.#schedule(LIVENESS.pingEvery);
  }

  /** `pong`: the number of the ping it answers. */
  heard(pong: number | null): void {
    if (this.#waking !== null && pong !== this.#waking) return;
    this.#waking = null;
    this.#deadAt = this.#ports.clock.now() + LIVENESS.deadAfter;
  }

  wake(): void {
    if (this.#stopped || this.#waking !== null) return;
    this.#deadAt = this.#ports.clock.now() + WAKE_WITHIN;
    this.#ping();
    this.#waking = this.#n;
    this.#schedule(WAKE_WITHIN);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #tick(): void {
    const now = this.#ports.clock.now();
    const passed = now - this.#setAt;
    if (passed > LIVENESS.gap || passed < 0) {
      this.#waking = null;
      this.wake();
    } else if (now >= this.#deadAt) {
      this.#listener.silent();
    } else {
      this.#ping();
      this.#schedule(Math.min(LIVENESS.pingEvery, this.#deadAt - now));
    }
  }

  #ping(): void {
    this.#n = (this.#n + 1) % NUMBERS;
    this.#listener.ping(this.#n);
  }

  #schedule(milliseconds: number): void {
    this.#cancel();
    // A ping that could not be sent ends the line, and this with it.
    if (this.#stopped) return;
    this.#setAt = this.#ports.clock.now();
    this.#cancel = this.#ports.timers.after(milliseconds, () => this.#tick());
  }
}
