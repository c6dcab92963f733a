import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Step } from './steps';
import { type JestReport, jestTally, stepTally, type Tally } from './tally';

export interface Result {
  readonly step: Step;
  readonly tally: Tally;
  readonly output: string;
  readonly seconds: number;
  readonly excuse: string | null;
}

const STEP_LIMIT_MS = 15 * 60_000;

/** Groups of steps still running, so that Ctrl-C leaves no browser behind. */
const running = new Set<number>();

function endGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export function endAllSteps(): void {
  for (const pid of running) endGroup(pid);
}

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

function runCommand(root: string, [file, ...args]: Step['command']): Promise<Ended> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    // A group of its own; CI=1 keeps every tool quiet and unattended.
    detached: process.platform !== 'win32',
    env: { ...process.env, CI: '1', NO_COLOR: '1', NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  return new Promise((resolve) => {
    const end = (ok: boolean, note: string): void => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
      resolve({ ok, output: Buffer.concat(chunks).toString() + note });
    };
    const limit = setTimeout(() => {
      if (pid !== undefined) endGroup(pid);
      end(false, `\nStopped after ${STEP_LIMIT_MS / 60_000} minutes.`);
    }, STEP_LIMIT_MS);
    child.on('error', (error) => end(false, `\n${error.message}`));
    child.on('close', (code) => end(code === 0, ''));
  });
}

function jestReport(file: string): JestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return null;
  }
}

/** Why a step that may not be possible here was not run. */
export function excuseOf({ notRun }: Pick<Step, 'notRun'>, output: string): string | null {
  const lines = output.split('\n');
  return (notRun === undefined ? undefined : lines.find((line) => line.startsWith(notRun))) ?? null;
}

export async function runStep(root: string, step: Step): Promise<Result> {
  const folder = path.join(root, '.cache/test');
  const report = path.join(folder, `${step.id}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const started = performance.now();
  const { ok, output } = await runCommand(root, step.command);
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(path.join(folder, `${step.id}.log`), output);
  const excuse = ok ? excuseOf(step, output) : null;
  if (excuse !== null) return { step, tally: { passed: 0, failed: 0, skipped: 1 }, output, seconds, excuse };
  const tally = step.counts === 'tests' ? jestTally(jestReport(report), ok) : stepTally(ok);
  return { step, tally, output, seconds, excuse };
}
