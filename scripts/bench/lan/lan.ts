/**
 * npm run bench -- lan
 * A table on loopback TCP with its save on the disk, the host in one process and its guests in some others. Times
 * are taken on the clock that all processes of a computer share.
 */
import { type CutFigures, resumeAfterCuts } from './cuts';
import { row, show } from './figures';
import { type FlipFigures, flipToSeen } from './flip-to-seen';
import { memoryAfter, type MemoryFigures } from './memory';

const FLIP_TARGETS: Readonly<Record<number, string>> = {
  6: '30 / 100 ms, 3 times the echo',
  30: '40 / 150 ms',
  100: '60 / 250 ms',
};

function printFlips(figures: FlipFigures): void {
  const { guests, seats, withWrite, afterWrite, bare, echo, ratio, ratio99, join } = figures;
  console.log(`Flip to seen, ${guests} guests at ${seats} seats (${afterWrite.samples} samples; p50 / p99)`);
  console.log(row('from the closing move', show(withWrite), FLIP_TARGETS[guests]));
  console.log(row('from after the durable write', show(afterWrite)));
  console.log(row('bare TCP, the same bytes, one way', show(bare)));
  console.log(row('bare TCP echo, there and back', show(echo)));
  console.log(row('after the write / echo', `${ratio} / ${ratio99} times`));
  console.log(row('bytes a turn and guest, down', String(figures.bytesDown), '1,024'));
  console.log(row('bytes a turn and seat, up', String(figures.bytesUp)));
  console.log(row(`snapshot of ${figures.events} events`, `${figures.snapshot} bytes`, '4,096'));
  console.log(row('tap to seated', show(join), '500 / 1,500 ms'));
}

function printRest(cuts: readonly CutFigures[], memory: MemoryFigures): void {
  console.log('From the link being back to a table that is up to date (p50 / p99)');
  for (const { seconds, back, lost } of cuts)
    console.log(
      row(`after ${seconds} s, ${back.samples} samples`, show(back), lost > 0 ? `${lost} LOST` : '1,000 ms'),
    );
  const { games, before, after } = memory;
  console.log(`Memory of the host, ${games} games in one room`);
  console.log(row('heap after 5 games, after all', `${before} / ${after} MB`));
}

async function benchLan(only: readonly string[]): Promise<void> {
  const isWanted = (what: string): boolean => only.length === 0 || only.includes(what);
  const flips: FlipFigures[] = [];
  for (const [guests, games] of [
    [6, 6],
    [30, 2],
    [100, 2],
  ] as const) {
    if (!isWanted(String(guests))) continue;
    const figures = await flipToSeen({ guests, games, workers: 2 });
    printFlips(figures);
    flips.push(figures);
  }
  const cuts = isWanted('cuts') ? await resumeAfterCuts([1, 4, 10, 30], 2) : [];
  const memory = isWanted('memory') ? await memoryAfter(100) : { games: 0, seats: 0, before: 0, after: 0 };
  printRest(cuts, memory);
  console.log(JSON.stringify({ bench: 'lan', flips, cuts, memory }));
}

benchLan(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
