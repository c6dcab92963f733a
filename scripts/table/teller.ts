/** A process that tells what happens in JSON lines, for those who start it and wait for what it says. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { readLines } from '../read-lines';

export type Line = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const PATIENCE_MS = 60_000;
const LINES_SHOWN = 8;

interface Waiting {
  readonly test: (line: Line) => boolean;
  readonly resolve: (line: Line) => void;
  readonly reject: (error: Error) => void;
}

export class Teller {
  readonly lines: Line[] = [];
  /** When each of them came, in milliseconds of this process. */
  readonly times: number[] = [];
  /** Resolves when the process is gone and everything it said is in `lines`. */
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #waiting = new Set<Waiting>();
  #complaints = '';
  #over = false;

  constructor(
    readonly name: string,
    [file, ...args]: readonly [string, ...string[]],
    cwd: string,
  ) {
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    this.#child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stderr.on('data', (chunk: Buffer) => (this.#complaints += chunk.toString()));
    const read = this.#read();
    this.ended = new Promise((resolve, reject) => {
      this.#child.on('error', reject);
      this.#child.on('close', (code, signal) => {
        void read.then(() => {
          this.#over = true;
          for (const { reject } of this.#waiting) reject(this.#error('ended'));
          resolve({ code, signal });
        });
      });
    });
    // Whoever waits for a line hears of it there, too.
    this.ended.catch(() => undefined);
  }

  /** What it said on its other output. */
  get complaints(): string {
    return this.#complaints;
  }

  /** The first line of this kind, said already or still to come. */
  said(type: string, within?: number): Promise<Line> {
    return this.until((line) => line.type === type, within);
  }

  until(test: Waiting['test'], within = PATIENCE_MS): Promise<Line> {
    const found = this.lines.find(test);
    if (found) return Promise.resolve(found);
    if (this.#over) return Promise.reject(this.#error('ended'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        test,
        resolve: (line) => {
          settle();
          resolve(line);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      const settle = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(waiting);
      };
      const limit = setTimeout(() => waiting.reject(this.#error(`waited for ${within} ms`)), within);
      this.#waiting.add(waiting);
    });
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }

  async #read(): Promise<void> {
    for await (const text of readLines(this.#child.stdout)) {
      const line = parse(text);
      this.lines.push(line);
      this.times.push(performance.now());
      for (const waiting of [...this.#waiting]) if (waiting.test(line)) waiting.resolve(line);
    }
  }

  #error(what: string): Error {
    const last = this.lines.slice(-LINES_SHOWN).map((line) => JSON.stringify(line).slice(0, 300));
    return new Error([`${this.name}: ${what}`, ...last, this.#complaints.trim()].join('\n  '));
  }
}

/** What is not one of our lines stays visible to who looks for the reason of a failure. */
function parse(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'type' in value) return value as Line;
  } catch {
    // Below.
  }
  return { type: 'not-json', text };
}
