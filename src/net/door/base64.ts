const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By hand: `btoa` is not everywhere, and Node's Buffer is not on phones. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const here = bytes.length - at;
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += DIGITS[bits >> 18]! + DIGITS[(bits >> 12) & 63]!;
    text += here > 1 ? DIGITS[(bits >> 6) & 63]! : '=';
    text += here > 2 ? DIGITS[bits & 63]! : '=';
  }
  return text;
}
