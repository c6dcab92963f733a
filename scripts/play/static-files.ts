import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { byteRange } from './byte-range';
import { isCompressible, mimeType } from './mime-types';

/** Answers a request and says true, or leaves it to the next handler and says false. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Metro puts a hash of the content into the name, so such a file never changes. */
const HASHED_NAME = /[-.][0-9a-f]{20,}\.[a-z0-9]+$/;

/** The file a URL path names inside `directory`; null when it leads outside or into hidden files. */
export function resolveInside(directory: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const parts = decoded.split(/[/\\]/);
  if (decoded.includes('\0') || parts.some((part) => part.startsWith('.'))) return null;
  const file = path.join(directory, ...parts);
  return file === directory || file.startsWith(directory + path.sep) ? file : null;
}

async function fileStats(file: string): Promise<Stats | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? stats : null;
}

interface Found {
  readonly file: string;
  readonly stats: Stats;
  readonly encoding?: 'br' | 'gzip';
}

async function bestEncoding(file: string, accepted: string | string[]): Promise<Found | null> {
  const choices = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const;
  for (const [encoding, suffix] of isCompressible(file) ? choices : []) {
    const stats = accepted.includes(encoding) ? await fileStats(file + suffix) : null;
    if (stats) return { file: file + suffix, stats, encoding };
  }
  const stats = await fileStats(file);
  return stats && { file, stats };
}

/** The page itself is asked for anew each time; a browser that refetched the icon would complain when offline. */
function caching(name: string): string {
  if (HASHED_NAME.test(name)) return 'public, max-age=31536000, immutable';
  return path.extname(name) === '.ico' ? 'public, max-age=86400' : 'no-cache';
}

function headersOf(name: string, found: Found): Record<string, string> {
  return {
    'Content-Type': mimeType(name),
    'Cache-Control': caching(name),
    ETag: `"${found.stats.size.toString(16)}-${Math.round(found.stats.mtimeMs).toString(16)}"`,
    'X-Content-Type-Options': 'nosniff',
    ...(isCompressible(name) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: Found,
  headers: Record<string, string>,
): void {
  if (request.headers['if-none-match'] === headers['ETag']) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = found.encoding ? null : byteRange(request.headers.range, found.stats.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${found.stats.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: found.stats.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': Math.max(0, end - start + 1),
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${found.stats.size}` } : {}),
  });
  if (request.method === 'HEAD' || found.stats.size === 0) response.end();
  else
    createReadStream(found.file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}

function refuse(response: ServerResponse, status: number, text: string): true {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  return true;
}

/** Serves a single-page build: its files, and index.html for every path that is a place inside the app. */
export function staticFiles(folder: string): Handler {
  const directory = path.resolve(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET and HEAD.');
    const urlPath = (request.url ?? '/').split(/[?#]/, 1)[0]!;
    const file = resolveInside(directory, urlPath);
    if (file === null) return refuse(response, 400, 'Bad path.');
    const accepted = request.headers['accept-encoding'] ?? '';
    const isPlace = path.extname(file) === '';
    const name = isPlace ? path.join(directory, 'index.html') : file;
    const found = await bestEncoding(name, accepted);
    if (!found) return refuse(response, 404, 'Not found.');
    send(request, response, found, headersOf(name, found));
    return true;
  };
}
