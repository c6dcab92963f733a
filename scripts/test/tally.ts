export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of `jest --json` that are counted. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

export const stepTally = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * Counts every test, and every file that could not run as one failure. Jest can also fail without a failed test
 * (no tests found, an error in a teardown): that still is a failure.
 */
export function jestTally(report: JestReport | null, exitedWell: boolean): Tally {
  if (report === null) return stepTally(false);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !exitedWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
