/**
 * npm run -s referee -- [--legal] < records.jsonl
 * Reads one record a line and prints one verdict a line; empty lines are passed over.
 */
import { judgeText } from '../src/games/judge';
import { readLines } from './read-lines';

const legal = process.argv.includes('--legal');

for await (const line of readLines(process.stdin)) {
  if (line.trim() === '') continue;
  const verdict = `${JSON.stringify(judgeText(line, { legal }))}\n`;
  // A reader slower than the judge holds it back instead of filling the memory.
  if (!process.stdout.write(verdict)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
