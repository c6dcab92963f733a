/**
 * npm run -s referee -- [--legal] < records.jsonl
 * Reads one record a line and prints one verdict a line. An empty line is a line too: whoever reads the
 * verdicts can count on the n-th answering the n-th line.
 */
import { judgeText } from '../src/games/judge';
import { readLines } from './read-lines';

async function main(): Promise<void> {
  const legal = process.argv.includes('--legal');
  for await (const line of readLines(process.stdin)) {
    const verdict = `${JSON.stringify(judgeText(line, { legal }))}\n`;
    // A reader slower than the judge holds it back instead of filling the memory.
    if (!process.stdout.write(verdict)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

void main();
