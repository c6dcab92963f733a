export interface Keys {
  readonly onLetter: (letter: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onConfirm: () => void;
  readonly onClear: () => void;
  /** While something lies over the table: Escape closes it, and no key reaches the table. */
  readonly onClose: (() => void) | null;
}

/** Phones have no keyboard to speak of. */
export function useKeys(_keys: Keys): void {
  // Nothing to listen to.
}
