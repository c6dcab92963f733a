/** Phones have no keyboard to speak of. */
export function useStepKeys(_step: (by: 1 | -1) => void): void {
  // Nothing to listen to.
}
