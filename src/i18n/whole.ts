/** A whole number with a real minus, which a hyphen is not. */
export const whole = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));
