/** react-native-web writes pixels, so the browser's own text size has to be applied by hand. */
export function webFontScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(root) && root > 0 ? Math.min(2, Math.max(0.75, root / 16)) : 1;
}
