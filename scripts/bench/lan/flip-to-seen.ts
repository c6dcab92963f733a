/** From the closing move to the next card on everybody's board, beside as many bytes over bare TCP. */
import { Crowd } from './crowd';
import { type Spread, spread } from './figures';

export interface FlipFigures {
  readonly guests: number;
  readonly seats: number;
  /** From the closing move at the host, its durable write included. */
  readonly withWrite: Spread;
  /** From when the write is done. */
  readonly afterWrite: Spread;
  /** One way, to as many sockets in the same processes, between the same cards. */
  readonly bare: Spread;
  /** There and back. */
  readonly echo: Spread;
  /** Of the medians and of the slowest, after the write, to the echo. */
  readonly ratio: number;
  readonly ratio99: number;
  /** Of a whole game, signs of life included, by turn and guest. */
  readonly bytesDown: number;
  readonly bytesUp: number;
  readonly snapshot: number;
  readonly events: number;
  readonly join: Spread;
}

export interface FlipWish {
  readonly guests: number;
  readonly games: number;
  readonly workers: number;
}

/** All seats of a table but the host's own. */
const MOST_SEATS = 29;

export async function flipToSeen({ guests, games, workers }: FlipWish): Promise<FlipFigures> {
  const crowd = new Crowd(workers);
  const seated = Math.min(guests, MOST_SEATS);
  const names = Array.from({ length: guests }, (_, nth) => (nth < seated ? `P${nth}` : null));
  await crowd.open(seated + 1);
  await crowd.join(names, 60);

  // The first game warms everything up and says how much a turn is.
  const before = await crowd.traffic();
  const warm = await crowd.play({ bare: 0 });
  const after = await crowd.traffic();
  const turns = warm.flips.length + 1;
  const bytesDown = Math.round((after.down - before.down) / turns / guests);
  const bytesUp = Math.round((after.up - before.up) / turns / Math.max(1, seated));
  await crowd.openBare(bytesDown);
  await crowd.seen();

  const [withWrite, afterWrite, bare, echo]: [number[], number[], number[], number[]] = [[], [], [], []];
  let events = 0;
  for (let game = 0; game < games; game += 1) {
    const played = await crowd.play({ bare: bytesDown });
    ({ events } = played);
    echo.push(...played.echoes);
    const flips = new Map(played.flips.map((flip) => [`${flip.match} ${flip.card}`, flip]));
    for (const { match, card, at } of (await crowd.seen()).flat()) {
      const flip = flips.get(`${match} ${card}`);
      if (flip === undefined) continue;
      withWrite.push(at - flip.submitted);
      afterWrite.push(at - flip.written);
    }
    for (const whole of await crowd.all<readonly number[]>('bareSeen'))
      played.rounds.forEach((started, nth) => bare.push((whole[nth] ?? started) - started));
  }
  const snapshot = await crowd.host.ask<number>('snapshot');
  await crowd.all('bareEnd');
  await crowd.end();
  const [seen, yardstick] = [spread(afterWrite), spread(echo)];
  return {
    ...{
      guests,
      seats: seated + 1,
      withWrite: spread(withWrite),
      afterWrite: seen,
      bare: spread(bare),
      echo: yardstick,
    },
    ratio: Math.round((seen.p50 / yardstick.p50) * 10) / 10,
    ratio99: Math.round((seen.p99 / yardstick.p99) * 10) / 10,
    ...{ bytesDown, bytesUp, snapshot, events, join: spread(crowd.joins) },
  };
}
