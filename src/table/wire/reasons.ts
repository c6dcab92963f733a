/** Every way a table sends somebody away. The words are in src/i18n. */
export const REASONS = [
  /** No common protocol version; `update` says whose app is too old. */
  'version',
  'no-such-table',
  'wrong-code',
  /** Too many wrong codes: somebody at the host has to let people in again. */
  'guarded',
  'locked',
  'full',
  'started',
  /** The seat token is not known here: a new table, or a removed device. */
  'no-such-device',
  /** Too many strangers at the door. */
  'busy',
  'too-slow',
  'too-large',
  'too-fast',
  'bad-message',
  /** A sealed message did not open. */
  'bad-box',
  /** The same device came with a newer connection. */
  'replaced',
  'removed',
  /** The table was closed by its host. */
  'closed',
  /** Nothing was heard for too long. */
  'silent',
] as const;

export type Reason = (typeof REASONS)[number];

/** Nothing gets better by trying again with the same words. */
export const FINAL_REASONS: ReadonlySet<Reason> = new Set<Reason>([
  'version',
  'no-such-table',
  'wrong-code',
  'locked',
  'full',
  'started',
  'no-such-device',
  'replaced',
  'removed',
  'closed',
]);
