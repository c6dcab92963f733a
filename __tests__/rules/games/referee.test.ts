/** The referee as it is run: a process, lines in, lines out. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { RECORD_LIMITS } from '@/engine/record';
import { readLines } from '../../../scripts/read-lines';
import { fixturesOf } from './fixtures';

const ROOT = join(__dirname, '../../..');

function run(input: string, ...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/referee.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
}

function referee(input: string, ...args: string[]): unknown[] {
  const { status, stderr, stdout } = run(input, ...args);
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

describe('the referee', () => {
  it('answers every line, good or bad, in order', () => {
    const fixtures = fixturesOf('metro-x');
    const lines = fixtures.flatMap(({ record }) => [JSON.stringify(record), '{"format":', '']);
    const badJson: unknown = expect.objectContaining({ ok: false, at: -1, code: 'bad-json', rule: 'RE-1' });
    expect(referee(lines.join('\r\n') + 'x')).toEqual(
      fixtures.flatMap(({ verdict }) => [verdict, badJson, badJson]),
    );
  });

  it('survives a line far too long and judges the next one', () => {
    const { record, verdict } = fixturesOf('metro-x')[0]!;
    const long = `"${'x'.repeat(RECORD_LIMITS.chars * 2)}"`;
    expect(referee(`${long}\n${JSON.stringify(record)}`)).toEqual([
      expect.objectContaining({ ok: false, at: -1, code: 'too-large' }),
      verdict,
    ]);
  });

  it('lists legal moves when asked', () => {
    const record = fixturesOf('metro-x').find(({ name }) => name === 'open-turn')!.record;
    expect(referee(JSON.stringify(record), '--legal')).toEqual([
      expect.objectContaining({
        legal: { '0': expect.arrayContaining([{ type: 'mark', seat: 0, line: 'A', count: 1 }]) },
      }),
    ]);
  });
});

describe('a referee that is used wrongly', () => {
  it('says so instead of judging without the option that was meant', () => {
    expect(run('', '--leagl')).toMatchObject({ status: 1, stdout: '' });
    expect(run('', '--leagl').stderr).toContain('--leagl');
  });

  it('ends in silence when nobody reads on', () => {
    const record = JSON.stringify(fixturesOf('metro-x')[0]!.record);
    const lines = `${record}\n`.repeat(3000);
    const command = `"${process.execPath}" --import tsx scripts/referee.ts | head -n 1`;
    const { stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, input: lines, encoding: 'utf8' });
    expect(stderr).toBe('');
  });
});

describe('reading lines', () => {
  const linesOf = async (...chunks: (string | Uint8Array)[]) => {
    const lines: string[] = [];
    const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
    for await (const line of readLines(stream)) lines.push(line);
    return lines;
  };

  it('joins pieces and splits at line breaks', async () => {
    expect(await linesOf('a', 'b\n', '\nc\r\nd')).toEqual(['ab', '', 'c', 'd']);
    expect(await linesOf('a\n')).toEqual(['a']);
    expect(await linesOf()).toEqual([]);
  });

  it('keeps characters whole that were cut in the middle', async () => {
    const bytes = Buffer.from('ü\n');
    expect(await linesOf(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(['ü']);
  });

  it('drops a byte order mark at the start', async () => {
    expect(await linesOf('\uFEFF{}\n{}')).toEqual(['{}', '{}']);
  });
});
