import { schedule } from '../../../scripts/test/schedule';
import { jestTally, lastLine, stepTally, sum } from '../../../scripts/test/tally';
import { excuseOf } from '../../../scripts/test/run-step';
import { chooseSteps } from '../../../scripts/test/test';

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('what npm test counts', () => {
  it('every test of jest, and every other step as one', () => {
    expect(lastLine(sum([jestTally(report, true), stepTally(true), stepTally(false)]))).toBe(
      '8 passed, 1 failed',
    );
  });

  it('a file that could not run, a crash without a report, and a failure nobody owns', () => {
    expect(jestTally({ ...report, numRuntimeErrorTestSuites: 2 }, false).failed).toBe(2);
    expect(jestTally(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(jestTally(report, false).failed).toBe(1);
  });
});

describe('a step that this machine cannot run', () => {
  const step = { notRun: 'LAN lab: not run:' };

  it('is told apart from one that ran, by the line that says why', () => {
    expect(excuseOf(step, 'Looking.\nLAN lab: not run: nft missing.\n')).toBe(
      'LAN lab: not run: nft missing.',
    );
    expect(excuseOf(step, 'ok    nothing goes wrong\n')).toBeNull();
  });

  it('is no excuse for a step that always has to run', () => {
    expect(excuseOf({}, 'LAN lab: not run: nft missing.')).toBeNull();
  });
});

describe('which steps npm test runs', () => {
  it('the named ones', () => {
    const steps = chooseSteps(['--only', 'rules,lint']);
    expect(typeof steps === 'string' ? steps : steps.map(({ id }) => id)).toEqual(['lint', 'rules']);
  });

  it('none when a name is wrong', () => {
    expect(chooseSteps(['--only=rulez'])).toBe('There is no step "rulez".');
    expect(chooseSteps(['--fast'])).toBe('Unknown argument "--fast".');
  });
});

describe('the order of steps', () => {
  it('two at a time, and one that wants to be alone waits for all before it', async () => {
    const log: string[] = [];
    const jobs = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'last', alone: true as const }];
    const ends = new Map<string, () => void>();
    const run = async ({ id }: { id: string }): Promise<string> => {
      log.push(`+${id}`);
      await new Promise<void>((resolve) => ends.set(id, resolve));
      log.push(`-${id}`);
      return id;
    };
    const all = schedule(jobs, 2, run);
    for (const id of ['b', 'a', 'c', 'last']) {
      await new Promise(setImmediate);
      ends.get(id)!();
    }
    expect(await all).toEqual(['a', 'b', 'c', 'last']);
    expect(log).toEqual(['+a', '+b', '-b', '+c', '-a', '-c', '+last', '-last']);
  });
});
