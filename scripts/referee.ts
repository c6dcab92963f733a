/**
 * npm run -s referee -- [--legal] < records.jsonl
 * Reads one record a line and prints one verdict a line. An empty line is a line too: whoever reads the
 * verdicts can count on the n-th answering the n-th line.
 */
import { parseArgs } from 'node:util';
import { judgeText } from '../src/games/judge';
import { readLines } from './read-lines';

async function main(): Promise<void> {
  const { legal } = parseArgs({ options: { legal: { type: 'boolean', default: false } } }).values;
  for await (const line of readLines(process.stdin)) {
    const verdict = `${JSON.stringify(judgeText(line, { legal }))}\n`;
    // A reader slower than the judge holds it back instead of filling the memory.
    if (!process.stdout.write(verdict)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

// A reader that has seen enough, as `head` does, is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
