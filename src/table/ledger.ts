/** The one place that writes a table's save. */
import type { Storage } from './ports';

export type Written = 'written' | 'elsewhere';

/**
 * Writes each version of one key over the version before. Anybody else's version in between (the same
 * game open in a second window) is never overwritten: the write answers 'elsewhere'.
 */
export class Ledger {
  readonly #storage: Storage;
  readonly #key: string;
  #known: string | null;
  /** Versions whose write failed: any of them may be on the disk all the same, and is ours to replace. */
  readonly #doubtful = new Set<string>();

  constructor(storage: Storage, key: string, known: string | null) {
    this.#storage = storage;
    this.#key = key;
    this.#known = known;
  }

  /** Resolves when the text is durable; rejects when the storage failed. */
  async write(text: string): Promise<Written> {
    try {
      if (!(await this.#replace(text))) return 'elsewhere';
    } catch (error) {
      this.#doubtful.add(text);
      throw error;
    }
    this.#known = text;
    this.#doubtful.clear();
    return 'written';
  }

  async #replace(text: string): Promise<boolean> {
    if (await this.#storage.replace(this.#key, this.#known, text)) return true;
    if (this.#doubtful.size === 0) return false;
    const found = await this.#storage.read(this.#key);
    if (found === null || !this.#doubtful.has(found)) return false;
    return this.#storage.replace(this.#key, found, text);
  }
}
