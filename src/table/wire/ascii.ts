/** Text as bytes where no TextEncoder exists. Only ASCII: everything on the wire and under a hash is. */

export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) throw new RangeError('not ASCII');
    bytes[at] = code;
  }
  return bytes;
}

/** JSON whose text is ASCII, whatever it says. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Arguments of one call: engines run out of stack when there are too many. */
const CHUNK = 4_096;

/** Null for what is not ASCII. */
export function asciiText(bytes: Uint8Array): string | null {
  if (bytes.some((byte) => byte > 0x7f)) return null;
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
}
