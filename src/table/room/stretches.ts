/** Log entries cut into messages that every guest may be sent. */
import { spelled } from '../log-chain';
import type { StreamEntry } from '../seat-log';
import { LIMITS } from '../wire/limits';

/** What an entry may take beside its event: its place as a run of its own, its code. */
const ROW_CHARS = 16;

export interface Stretch {
  /** Entries before the first and up to the last. */
  readonly from: number;
  readonly to: number;
  readonly entries: readonly StreamEntry[];
}

/** At least one, which may be empty. */
export function stretchesOf(entries: readonly StreamEntry[], from: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let [start, chars] = [0, 0];
  const cut = (end: number) => {
    stretches.push({ from: from + start, to: from + end, entries: entries.slice(start, end) });
    [start, chars] = [end, 0];
  };
  entries.forEach(([, event], at) => {
    const more = spelled(event).length + ROW_CHARS;
    if (at > start && (at - start >= LIMITS.entries || chars + more > LIMITS.entriesChars)) cut(at);
    chars += more;
  });
  cut(entries.length);
  return stretches;
}
