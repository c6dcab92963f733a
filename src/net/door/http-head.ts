/** The head of an HTTP request, read strictly: whoever writes one loosely is not a browser. */
export interface HttpHead {
  readonly method: string;
  /** The path with its query, as it was asked for. */
  readonly target: string;
  /** Names in lower case; of a name that came twice the values are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Browsers send about 1 KiB, with cookies of other programs on the same host some more. */
export const MAX_HEAD_BYTES = 8 * 1024;
const MAX_HEADERS = 100;

const REQUEST_LINE = /^([A-Z]{1,16}) (\/[\x21-\x7e]*) HTTP\/1\.1$/;
const HEADER_LINE =
  /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*((?:[\x21-\x7e\x80-\xff](?:[ \t\x21-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?)[ \t]*$/;

/** Where the head ends, the empty line included; -1 when it is not whole yet. */
export function endOfHead(bytes: Uint8Array): number {
  for (let at = 3; at < bytes.length; at += 1) {
    if (bytes[at] === 10 && bytes[at - 1] === 13 && bytes[at - 2] === 10 && bytes[at - 3] === 13)
      return at + 1;
  }
  return -1;
}

function parseHeaders(lines: readonly string[]): Map<string, string> | null {
  if (lines.length > MAX_HEADERS) return null;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const match = HEADER_LINE.exec(line);
    if (!match) return null;
    const name = match[1]!.toLowerCase();
    const before = headers.get(name);
    // Two hosts would let the check of the origin look at one and a browser mean the other.
    if (before !== undefined && (name === 'host' || name === 'origin')) return null;
    headers.set(name, before === undefined ? match[2]! : `${before}, ${match[2]!}`);
  }
  return headers;
}

/** Reads a whole head (up to and with its empty line), or says null when it is not one. */
export function parseHead(bytes: Uint8Array): HttpHead | null {
  if (bytes.length > MAX_HEAD_BYTES) return null;
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const [first = '', ...rest] = text.slice(0, -4).split('\r\n');
  const request = REQUEST_LINE.exec(first);
  const headers = parseHeaders(rest);
  if (!request || !headers?.has('host')) return null;
  return { method: request[1]!, target: request[2]!, headers };
}

/** Whether a header that is a list of words, like `Connection`, has this one. */
export function hasWord(value: string | undefined, word: string): boolean {
  return (value ?? '').split(',').some((part) => part.trim().toLowerCase() === word);
}
