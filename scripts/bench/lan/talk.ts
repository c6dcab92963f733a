/** Questions to a process of the bench, and its answers. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';

interface Question {
  readonly id: number;
  readonly what: string;
  readonly about: unknown;
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

export type Handlers = Readonly<Record<string, (about: never) => unknown>>;

/** Microseconds on a clock that all processes of this computer share. */
export const now = (): number => Number(process.hrtime.bigint() / 1_000n);

export function answerWith(handlers: Handlers): void {
  process.on('message', ({ id, what, about }: Question) => {
    // Also what throws at once is an answer.
    const work = Promise.resolve().then(() => handlers[what]!(about as never));
    work.then(
      (value) => process.send?.({ id, value }),
      (error: unknown) => process.send?.({ id, error: String(error instanceof Error ? error.stack : error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}

/** PROFILES=<folder> leaves a CPU profile of every process there. */
function profiling(): readonly string[] {
  // Without Expo's declarations the environment is untyped.
  const { PROFILES: folder } = process.env as Readonly<Record<string, string | undefined>>;
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/**
 * One file, as a phone's app is one: module by module, as scripts run, every imported name would be a call of a
 * getter, and a table spends a quarter of its time there.
 */
function bundled(script: string): string {
  const outfile = path.join(__dirname, '../../../.cache/bench', script.replace(/\.ts$/, '.mjs'));
  buildSync({
    entryPoints: [path.join(__dirname, script)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // For the CommonJS among the libraries.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}

export class Helper {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #asked = 0;

  constructor(script: string) {
    const execArgv = ['--expose-gc', ...profiling()];
    this.#child = fork(bundled(script), { execArgv });
    this.#child.on('message', ({ id, value, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(error));
    });
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${script} ended with ${code}`));
    });
  }

  ask<Value>(what: string, about: unknown = null): Promise<Value> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as Value), reject });
      this.#child.send({ id, what, about });
    });
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
