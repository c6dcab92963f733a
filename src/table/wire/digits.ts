/** Small numbers as text, of equal width, in the 91 printable characters that JSON leaves as they are. */

const BASE = 91;
const FIRST = 0x23;
const BACKSLASH = 0x5c;

const charOf = (digit: number): string => {
  const code = FIRST + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

/** -1 for a character that is no digit. */
function digitOf(code: number): number {
  if (code < FIRST || code === BACKSLASH || code > 0x7e) return -1;
  return code < BACKSLASH ? code - FIRST : code - FIRST - 1;
}

/** Digits of every number below `bound`. */
function widthFor(bound: number): number {
  let width = 1;
  for (let most = BASE; most < bound; most *= BASE) width += 1;
  return width;
}

/** Each of the numbers is below `bound`. */
export function spellCodes(codes: readonly number[], bound: number): string {
  const width = widthFor(bound);
  let text = '';
  for (const code of codes) {
    let digits = '';
    for (let left = code, at = 0; at < width; at += 1, left = Math.floor(left / BASE))
      digits = charOf(left % BASE) + digits;
    text += digits;
  }
  return text;
}

/** Null for what `spellCodes` does not make with this bound. */
export function readCodes(text: string, bound: number): readonly number[] | null {
  const width = widthFor(bound);
  if (text.length % width !== 0) return null;
  const codes: number[] = [];
  for (let start = 0; start < text.length; start += width) {
    let code = 0;
    for (let at = start; at < start + width; at += 1) {
      const digit = digitOf(text.charCodeAt(at));
      if (digit < 0) return null;
      code = code * BASE + digit;
    }
    if (code >= bound) return null;
    codes.push(code);
  }
  return codes;
}
