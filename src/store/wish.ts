import { notSeated, type Seated } from './seated';

/** A table that somebody wants to sit at. Another wish, or leaving, overtakes it: whatever it came to is undone. */
export class Wish {
  /** Resolves when nobody wants it any more. */
  readonly gone: Promise<void>;
  #isGone = false;
  #go: () => void = () => undefined;

  constructor() {
    this.gone = new Promise((resolve) => (this.#go = resolve));
  }

  isGone(): boolean {
    return this.#isGone;
  }

  giveUp(): void {
    this.#isGone = true;
    this.#go();
  }
}

export const OVERTAKEN: Seated = notSeated({ kind: 'overtaken' });
