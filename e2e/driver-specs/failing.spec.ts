import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  readonly testResults: {
    readonly assertionResults: { readonly title: string; readonly status: string }[];
  }[];
}

const root = path.resolve(__dirname, '../..');

/** A jest of its own, because a spec that fails cannot vouch for itself. */
function runSpecsThatMustFail(): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'interchange-must-fail-'));
  const report = path.join(folder, 'report.json');
  const only = ['--testMatch', '**/driver-specs/must-fail/*.spec.ts', '--runInBand', '--ci'];
  const args = ['node_modules/jest/bin/jest.js', '--config', 'e2e/jest.chromium.config.js', ...only];
  const { status } = spawnSync(process.execPath, [...args, '--json', `--outputFile=${report}`], {
    cwd: root,
  });
  expect(status).toBe(1);
  const parsed = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return parsed;
}

it('specs that must fail do fail, and the quiet ones beside them pass', () => {
  const results = runSpecsThatMustFail().testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.length).toBeGreaterThan(5);
  expect(results.map(({ title, status }) => `${title} -> ${status}`)).toEqual(
    results.map(({ title }) => `${title} -> ${title.startsWith('passes') ? 'passed' : 'failed'}`),
  );
});
