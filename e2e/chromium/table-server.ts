import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A name that only the browsers of these specs know, so that they come as devices from elsewhere would. */
export const TABLE_HOST = 'kitchen.test';
export const TABLE_FLAGS = [`--host-resolver-rules=MAP ${TABLE_HOST} 127.0.0.1`];

const root = path.resolve(__dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `npm run play`, as a process of its own: the app and the table beside it. */
export class ServedTable {
  readonly #data = mkdtempSync(path.join(tmpdir(), 'interchange-served-'));
  #process: ChildProcess | null = null;
  #said = '';
  port = 0;

  /** The page as the table's own computer opens it. */
  get home(): string {
    return `http://localhost:${this.port}`;
  }

  /** What people type. */
  get address(): string {
    return `${TABLE_HOST}:${this.port}`;
  }

  get code(): string {
    return /: code (\S+)/.exec(this.#said)?.[1] ?? '';
  }

  async start(): Promise<void> {
    this.port = this.port || (await freePort());
    this.#said = '';
    const args = ['--port', String(this.port), '--no-open', '--name', 'Kitchen', '--data', this.#data];
    const child = spawn(process.execPath, ['scripts/play.mjs', ...args], {
      cwd: root,
      env: { ...process.env, CI: '1' },
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The table server ended: ${this.#said}`)));
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          this.#said += chunk.toString();
          if (this.#said.includes('Stop with Ctrl-C.')) resolve();
        });
      }
    });
  }

  /** Politely, or as when the power fails. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    child.removeAllListeners('exit');
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** The record of a game as the host has it on its disk. */
  record(match: string): string {
    const file = readdirSync(this.#data).find((name) => name.startsWith('game') && name.includes(match));
    if (file === undefined) throw new Error(`The host keeps no game ${match}.`);
    const save = JSON.parse(readFileSync(path.join(this.#data, file), 'utf8')) as { record: unknown };
    return JSON.stringify(save.record);
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
