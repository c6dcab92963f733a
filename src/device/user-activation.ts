/** Browsers complain in the console about sound or vibration before the first tap of a visit. */
export function hasBeenTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? true;
}
