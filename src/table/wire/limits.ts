/** The bounds of the wire: docs/protocol.md, LM. Whoever breaks one is closed with a reason; the table goes on. */

/** The protocol versions this app speaks. */
export const VERSIONS = { lowest: 1, highest: 1 } as const;

export const LIMITS = {
  /** Bytes of a payload, the box around it included. */
  toHost: 4 * 1024,
  toGuest: 64 * 1024,
  hello: 1024,
  /** From the first byte of a connection to its hello, and from there to being seated or refused. */
  helloWithin: 3_000,
  /** Messages a second, and how many may come at once. */
  rate: 20,
  burst: 40,
  /** Connections that have not proven anything yet: in all, and from one address. */
  strangers: 8,
  strangersOfOne: 4,
  /** Pairings a second, and how many may come at once: each costs a phone about 30 ms. */
  pairings: 10,
  pairingBurst: 40,
  /** Wrong codes within a minute before the door is guarded. */
  wrongCodes: 5,
  /** What may wait for a device that stopped reading before its connection is dropped. */
  unsent: 256 * 1024,
  /** Events in one message, and what they may be long as JSON; a longer tail goes out in several. */
  entries: 2_000,
  entriesChars: 56 * 1024,
} as const;

export const LIVENESS = {
  pingEvery: 2_000,
  deadAfter: 5_000,
  /** A timer that comes so late means that the device slept. */
  gap: 3_000,
  /**
   * Milliseconds between attempts to come back; the last one repeats. Under a second for the first minute, so
   * that whoever was out of reach is back within a second; rarer then, as every attempt costs a phone threads.
   */
  retry: [250, 500, ...Array.from({ length: 60 }, () => 750), 2_000],
  /** A command without an answer is sent again. */
  resendAfter: 1_000,
  /** News of who is still thinking wait so long for company. */
  dueWithin: 200,
} as const;
