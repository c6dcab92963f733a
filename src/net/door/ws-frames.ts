/** RFC 6455 as a server needs it: masked frames of a client in, unmasked ones out, no extensions. */

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export const CLOSE = { normal: 1000, protocolError: 1002, notBinary: 1003, tooLarge: 1009 } as const;
export type Violation = (typeof CLOSE)['protocolError' | 'notBinary' | 'tooLarge'];

export interface FrameHeader {
  readonly last: boolean;
  readonly opcode: number;
  readonly length: number;
}

/** Two bytes, up to eight of a length, four of the mask. */
export const LONGEST_HEADER = 14;
const CONTROL_LENGTH = 125;

const KNOWN: ReadonlySet<number> = new Set(Object.values(OPCODE));

/** How long the header is that begins with these two bytes, or, above that, the code of what is wrong with them. */
export function headerLength(first: number, second: number): number {
  const opcode = first & 0x0f;
  const short = second & 0x7f;
  if ((first & 0x70) !== 0 || (second & 0x80) === 0 || !KNOWN.has(opcode)) return CLOSE.protocolError;
  const isControl = opcode >= OPCODE.close;
  if (isControl && (first < 0x80 || short > CONTROL_LENGTH)) return CLOSE.protocolError;
  if (opcode === OPCODE.text) return CLOSE.notBinary;
  if (short === 127) return LONGEST_HEADER;
  return short === 126 ? 8 : 6;
}

/** Reads a whole header; the mask is its last four bytes. */
export function readHeader(header: Uint8Array): FrameHeader | Violation {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const short = header[1]! & 0x7f;
  let length = short;
  if (short === 126) length = view.getUint16(2);
  if (short === 127) length = view.getUint32(2) * 2 ** 32 + view.getUint32(6);
  // A length that would have fitted a shorter form.
  if ((short === 126 && length < 126) || (short === 127 && length < 2 ** 16)) return CLOSE.protocolError;
  return { last: header[0]! >= 0x80, opcode: header[0]! & 0x0f, length };
}

export function unmask(payload: Uint8Array, mask: Uint8Array): void {
  for (let at = 0; at < payload.length; at += 1) payload[at]! ^= mask[at & 3]!;
}

/** One whole frame of a server. */
export function encodeFrame(opcode: number, payload: Uint8Array): Uint8Array {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 2 ** 16 ? 2 : 8;
  const frame = new Uint8Array(2 + extra + length);
  const view = new DataView(frame.buffer);
  frame[0] = 0x80 | opcode;
  frame[1] = extra === 0 ? length : extra === 2 ? 126 : 127;
  if (extra === 2) view.setUint16(2, length);
  if (extra === 8) view.setUint32(6, length);
  frame.set(payload, 2 + extra);
  return frame;
}

export const encodeClose = (code: number): Uint8Array =>
  encodeFrame(OPCODE.close, Uint8Array.of(code >> 8, code & 0xff));

/** Codes that may stand in a close frame: RFC 6455, 7.4. */
function isCloseCode(code: number): boolean {
  if (code >= 3000) return code < 5000;
  return code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code);
}

export const isClosePayload = (payload: Uint8Array): boolean =>
  payload.length === 0 || (payload.length >= 2 && isCloseCode(payload[0]! * 256 + payload[1]!));
