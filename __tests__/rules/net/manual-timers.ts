import type { Timers } from '@/table/net-ports';

/** Time that passes when a test says so. */
export class ManualTimers implements Timers {
  #now = 0;
  #next = 0;
  readonly #waiting = new Map<number, { readonly at: number; readonly run: () => void }>();

  get now(): number {
    return this.#now;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  after(milliseconds: number, run: () => void): () => void {
    const id = this.#next;
    this.#next += 1;
    this.#waiting.set(id, { at: this.#now + milliseconds, run });
    return () => this.#waiting.delete(id);
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].run();
    }
    this.#now = end;
  }
}
