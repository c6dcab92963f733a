import { availableParallelism } from 'node:os';
import { endAllSteps, type Result, runStep } from './run-step';
import { schedule } from './schedule';
import { type Step, STEPS } from './steps';
import { lastLine, sum } from './tally';

const LINES_SHOWN = 300;

const USAGE = `npm test -- [--only <step>,<step>]\n\nSteps: ${STEPS.map(({ id }) => id).join(', ')}`;

/** The steps asked for, or a sentence saying what is wrong. */
export function chooseSteps(argv: readonly string[]): readonly Step[] | string {
  if (argv.length === 0) return STEPS;
  const [name, inline] = (argv[0] ?? '').split('=', 2);
  const list = inline ?? argv[1];
  if (name !== '--only' || list === undefined) return `Unknown argument "${argv.join(' ')}".`;
  const ids = list.split(',');
  const unknown = ids.find((id) => !STEPS.some((step) => step.id === id));
  return unknown === undefined
    ? STEPS.filter(({ id }) => ids.includes(id))
    : `There is no step "${unknown}".`;
}

function describe({ step, tally, seconds, excuse }: Result): string {
  const verdict = excuse !== null ? '-   ' : tally.failed === 0 ? 'ok  ' : 'FAIL';
  const counted = step.counts === 'tests' ? `${tally.passed} passed, ${tally.failed} failed` : '';
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  return `${verdict}  ${step.title.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s  ${counted}${skipped}`.trimEnd();
}

function show(result: Result): void {
  console.log(describe(result));
  if (result.excuse !== null) console.log(`      ${result.excuse}`);
  if (result.tally.failed === 0) return;
  const lines = result.output.trimEnd().split('\n');
  if (lines.length > LINES_SHOWN)
    console.log(`      (the last ${LINES_SHOWN} lines; all in .cache/test/${result.step.id}.log)`);
  for (const line of lines.slice(-LINES_SHOWN)) console.log(`      ${line}`);
}

/** Runs every check there is, prints a line each, ends with the sum, and gives the exit code. */
export async function test(root: string, argv: readonly string[]): Promise<number> {
  const steps = chooseSteps(argv);
  if (typeof steps === 'string') {
    console.error(`${steps}\n\n${USAGE}`);
    return 1;
  }
  process.once('SIGINT', () => {
    endAllSteps();
    process.exit(130);
  });
  console.log(`Running ${steps.length} checks; the output of those that fail is shown.`);
  const started = performance.now();
  const lanes = Math.min(2, availableParallelism());
  const results = await schedule(steps, lanes, async (step) => {
    const result = await runStep(root, step);
    show(result);
    return result;
  });
  const total = sum(results.map(({ tally }) => tally));
  console.log(`\nAll checks took ${Math.round((performance.now() - started) / 1000)} s.`);
  console.log(lastLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
