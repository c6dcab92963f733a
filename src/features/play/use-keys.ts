export interface Keys {
  readonly onLetter: (letter: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onConfirm: () => void;
  readonly onClear: () => void;
}

/** Phones have no keyboard to speak of. */
export function useKeys(_keys: Keys): void {
  // Nothing to listen to.
}
