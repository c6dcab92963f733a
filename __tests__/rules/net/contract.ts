/** What every back-end of connections must keep. Each back-end's test file runs it on a rig of its own. */
import type { Connection, Listening, Server, Transport } from '@/table/net-ports';
import { type Heard, hear, payloadOf, until } from './heard';
import type { ManualTimers } from './manual-timers';

export interface Rig {
  readonly timers: ManualTimers;
  readonly server: Server;
  readonly transport: Transport;
  readonly host: string;
  /** Moves what waits, where nothing moves by itself. */
  readonly pump?: () => void;
}

const MAX = 70_000;

interface Pair {
  readonly guest: Connection;
  readonly host: Connection;
  readonly atGuest: Heard;
  readonly atHost: Heard;
}

class Bench {
  readonly rig: Rig;
  readonly accepted: Connection[] = [];
  #listening: Listening | null = null;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  get port(): number {
    return this.#listening!.port;
  }

  async open(): Promise<void> {
    this.#listening = await this.rig.server.listen(0, MAX, (connection) => this.accepted.push(connection));
  }

  until(holds: () => boolean): Promise<void> {
    return until(holds, this.rig.pump);
  }

  async connect(): Promise<Connection> {
    const attempt = this.rig.transport.connect({ host: this.rig.host, port: this.port }, MAX);
    let settled = false;
    const settle = (): void => {
      settled = true;
    };
    attempt.then(settle, settle);
    await this.until(() => settled);
    return attempt;
  }

  /** A connection whose both ends are there: an app's end is seen once it has said something. */
  async pair(): Promise<Pair> {
    const before = this.accepted.length;
    const guest = await this.connect();
    guest.send(payloadOf(3));
    await this.until(() => this.accepted.length > before);
    const host = this.accepted[before]!;
    const atGuest = hear(guest);
    const atHost = hear(host);
    await this.until(() => atHost.messages.length === 1);
    atHost.messages.length = 0;
    return { guest, host, atGuest, atHost };
  }

  /** Closes as an app does that is told to stop: time runs on until everything is gone. */
  async close(): Promise<void> {
    let done = false;
    void this.#listening?.close().then(() => {
      done = true;
    });
    await this.until(() => {
      if (!done) this.rig.timers.advance(50);
      return done || this.#listening === null;
    });
  }
}

/** Runs the contract; `make` gives a fresh rig, `unmake` clears up what the rig itself opened. */
export function connectionContract(
  name: string,
  make: () => Rig,
  unmake: () => void = () => undefined,
): void {
  describe(`a connection by ${name}`, () => {
    let bench: Bench;

    beforeEach(async () => {
      bench = new Bench(make());
      await bench.open();
    });

    afterEach(async () => {
      await bench.close();
      unmake();
    });

    it('carries messages of all sizes, whole and in order, both ways', async () => {
      const { guest, host, atGuest, atHost } = await bench.pair();
      const sizes = [1, 2, 125, 126, 127, 255, 256, 4_096, 65_535, 65_536, MAX, 5];
      const payloads = sizes.map((size, index) => payloadOf(size, index));
      for (const payload of payloads) {
        guest.send(payload);
        host.send(payload);
      }
      await bench.until(
        () => atGuest.messages.length === sizes.length && atHost.messages.length === sizes.length,
      );
      for (const [index, payload] of payloads.entries()) {
        expect(Buffer.compare(atGuest.messages[index]!, payload)).toBe(0);
        expect(Buffer.compare(atHost.messages[index]!, payload)).toBe(0);
      }
    });

    it('tells a message that is too large once, hears nothing after it, and can still say why', async () => {
      const { guest, host, atGuest, atHost } = await bench.pair();
      guest.send(payloadOf(10));
      guest.send(payloadOf(MAX + 1));
      guest.send(payloadOf(10));
      await bench.until(() => atHost.breaches.length > 0);
      host.send(payloadOf(7, 1));
      host.close();
      await bench.until(() => atGuest.closed > 0 && atHost.closed > 0);
      expect(atHost).toMatchObject({ breaches: ['too-large'], closed: 1, late: false });
      expect(atHost.messages).toHaveLength(1);
      expect(atGuest.messages.map((payload) => [...payload])).toEqual([[...payloadOf(7, 1)]]);
    });

    it('guards the guest against a host that sends too much', async () => {
      const { guest, host, atGuest } = await bench.pair();
      host.send(payloadOf(MAX + 1));
      await bench.until(() => atGuest.breaches.length > 0);
      guest.close();
      expect(atGuest.breaches).toEqual(['too-large']);
    });

    it('lets go out what was sent before it closes, and closes once at both ends', async () => {
      const { guest, host, atGuest, atHost } = await bench.pair();
      for (let nth = 0; nth < 50; nth += 1) host.send(payloadOf(1_000, nth));
      host.close();
      host.close();
      host.send(payloadOf(4));
      await bench.until(() => atGuest.closed > 0 && atHost.closed > 0);
      guest.close();
      guest.send(payloadOf(4));
      expect(atGuest.messages).toHaveLength(50);
      expect(atGuest).toMatchObject({ closed: 1, late: false, breaches: [] });
      expect(atHost).toMatchObject({ closed: 1, late: false, breaches: [] });
    });

    it('tells the host that a guest left, after its last words', async () => {
      const { guest, atGuest, atHost } = await bench.pair();
      guest.send(payloadOf(9));
      guest.close();
      await bench.until(() => atGuest.closed > 0 && atHost.closed > 0);
      expect(atHost.messages).toHaveLength(1);
      expect(atHost).toMatchObject({ closed: 1, late: false });
    });

    it('hears nothing more once it closed itself', async () => {
      const { guest, host, atHost } = await bench.pair();
      host.close();
      guest.send(payloadOf(9));
      await bench.until(() => atHost.closed > 0);
      expect(atHost.messages).toHaveLength(0);
    });

    it('keeps for a late listener what came before it', async () => {
      const { guest, atHost } = await bench.pair();
      const before = bench.accepted.length;
      const other = await bench.connect();
      other.send(payloadOf(5, 1));
      other.send(payloadOf(6, 2));
      other.close();
      await bench.until(() => bench.accepted.length > before);
      guest.send(payloadOf(1));
      await bench.until(() => atHost.messages.length === 1);
      const late = hear(bench.accepted[before]!);
      await bench.until(() => late.closed > 0);
      expect(late.messages.map((payload) => payload.length)).toEqual([5, 6]);
      expect(late.late).toBe(false);
    });

    it('keeps many connections apart', async () => {
      const pairs: Pair[] = [];
      for (let nth = 0; nth < 24; nth += 1) pairs.push(await bench.pair());
      for (const [nth, { guest, host }] of pairs.entries()) {
        guest.send(Uint8Array.of(nth, 1));
        host.send(Uint8Array.of(nth, 2));
      }
      await bench.until(() =>
        pairs.every(({ atGuest, atHost }) => atGuest.messages.length + atHost.messages.length === 2),
      );
      for (const [nth, { atGuest, atHost }] of pairs.entries()) {
        expect([...atHost.messages[0]!]).toEqual([nth, 1]);
        expect([...atGuest.messages[0]!]).toEqual([nth, 2]);
      }
      expect(new Set(pairs.map(({ host }) => host.remote)).size).toBe(1);
    });

    it('counts what the other end does not take, until it does', async () => {
      const { guest, atHost } = await bench.pair();
      let sent = 0;
      // The other end lives in this process and reads nothing before this loop is over.
      for (; guest.unsent === 0 && sent < 1_000; sent += 1) guest.send(payloadOf(60_000));
      expect(guest.unsent).toBeGreaterThan(0);
      await bench.until(() => guest.unsent === 0 && atHost.messages.length === sent);
    });

    it('gives up on a host that does not answer within two seconds', async () => {
      const attempt = bench.rig.transport.connect({ host: bench.rig.host, port: bench.port }, MAX);
      bench.rig.timers.advance(2_000);
      await expect(attempt).rejects.toThrow();
    });

    it('gives up at once where nobody listens', async () => {
      const { port } = bench;
      await bench.close();
      await expect(bench.rig.transport.connect({ host: bench.rig.host, port }, MAX)).rejects.toThrow();
      await bench.open();
    });

    it('says when a port is taken', async () => {
      await expect(bench.rig.server.listen(bench.port, MAX, () => undefined)).rejects.toThrow();
    });

    it('closes every connection when the server closes, and then frees the port', async () => {
      const { atGuest, atHost, host } = await bench.pair();
      host.send(payloadOf(8));
      const { port } = bench;
      await bench.close();
      await bench.until(() => atGuest.closed > 0 && atHost.closed > 0);
      expect(atGuest.messages).toHaveLength(1);
      const again = await bench.rig.server.listen(port, MAX, () => undefined);
      expect(again.port).toBe(port);
      await again.close();
      await bench.open();
    });
  });
}
