/** Phones scale text by themselves. */
export function webFontScale(): number {
  return 1;
}
