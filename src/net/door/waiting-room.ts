/** Streams that have not said yet what they are: a table knows nothing of them, so the door counts them itself. */
const MOST = 128;
const MOST_OF_ONE = 32;

export class WaitingRoom {
  readonly #waiting = new Map<string, number>();
  readonly #most: number;
  readonly #mostOfOne: number;
  #all = 0;

  constructor(most = MOST, mostOfOne = MOST_OF_ONE) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** Whether one more of this address may wait; then it counts until it left. */
  enter(remote: string): boolean {
    const of = this.#waiting.get(remote) ?? 0;
    if (this.#all >= this.#most || of >= this.#mostOfOne) return false;
    this.#waiting.set(remote, of + 1);
    this.#all += 1;
    return true;
  }

  leave(remote: string): void {
    const of = (this.#waiting.get(remote) ?? 1) - 1;
    if (of === 0) this.#waiting.delete(remote);
    else this.#waiting.set(remote, of);
    this.#all -= 1;
  }
}
