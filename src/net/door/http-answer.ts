const REASONS = {
  200: 'OK',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
} as const;

export interface HttpAnswer {
  readonly status: keyof typeof REASONS;
  readonly type: 'text/plain' | 'text/html' | 'application/json';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const plain = (status: HttpAnswer['status'], body: string): HttpAnswer => ({
  status,
  type: 'text/plain',
  body: `${body}\n`,
});

/** One character a byte: heads are ASCII. */
export const bytesOf = (ascii: string): Uint8Array =>
  Uint8Array.from(ascii, (letter) => letter.charCodeAt(0));

/** ASCII for any text, in the way its type understands: neither needs an encoder, which phones may lack. */
function toAscii({ type, body }: HttpAnswer): string {
  const escape = (code: number): string =>
    type === 'application/json' ? `\\u${code.toString(16).padStart(4, '0')}` : `&#${code};`;
  if (type === 'application/json')
    return body.replace(/[\u0080-\uffff]/g, (unit) => escape(unit.charCodeAt(0)));
  if (type === 'text/html')
    return body.replace(/[\u{80}-\u{10ffff}]/gu, (point) => escape(point.codePointAt(0)!));
  return body.replace(/[\u{80}-\u{10ffff}]/gu, '?');
}

/** A whole answer after which the connection closes. */
export function encodeAnswer(answer: HttpAnswer): Uint8Array {
  const body = toAscii(answer);
  const headers = {
    'Content-Type': `${answer.type}; charset=utf-8`,
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...answer.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return bytesOf(`HTTP/1.1 ${answer.status} ${REASONS[answer.status]}\r\n${lines.join('')}\r\n${body}`);
}
