/** What a run found and how much it did. */
export class Findings {
  /** Mutated or misplaced frames that were sent. */
  frames = 0;
  games = 0;
  readonly faults: string[] = [];
  /** How often something ended, and why. */
  readonly ends = new Map<string, number>();
  /** Frames by where they were aimed. */
  readonly aims = new Map<string, number>();
  /** What the attack was doing when a fault was found. */
  doing = '';

  sent(aim: string, frames = 1): void {
    this.frames += frames;
    this.aims.set(aim, (this.aims.get(aim) ?? 0) + frames);
  }

  ended(how: string): void {
    this.ends.set(how, (this.ends.get(how) ?? 0) + 1);
  }

  fault(what: string): void {
    // The first few tell the story; a fault that repeats must not fill the memory.
    if (this.faults.length < 20) this.faults.push(`${what} [${this.doing}]`);
  }

  readonly escaped = (error: unknown): void => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.fault(`escaped: ${text.split('\n').slice(0, 6).join(' | ')}`);
  };
}

export const sorted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
