/** How long it takes from a link that is back to a board that is up to date. */
import { setTimeout as pause } from 'node:timers/promises';
import { Crowd } from './crowd';
import { type Spread, spread } from './figures';
import { CutLink } from './proxy';
import { now } from './talk';

const GUESTS = 8;
const PATIENCE_MS = 15_000;

export interface CutFigures {
  readonly seconds: number;
  readonly back: Spread;
  /** Guests that were not back in time. */
  readonly lost: number;
}

/** Something happens while the link is cut: back is who knows of it. */
async function cut(crowd: Crowd, link: CutLink, seconds: number, nth: number): Promise<readonly number[]> {
  const name = `Cut ${seconds} ${nth}`;
  await crowd.all('await', name);
  link.cut();
  await pause(100);
  await crowd.host.ask('rename', name);
  await pause(seconds * 1_000 - 100);
  const mended = now();
  link.mend();
  for (let left = PATIENCE_MS; left > 0; left -= 250) {
    await pause(250);
    const arrived = await crowd.all<number>('arrived');
    if (arrived.every((at) => at > 0)) break;
  }
  const arrived = await crowd.all<number>('arrived');
  // What settled in this pause belongs to this cut, not to the next one.
  await pause(1_000);
  return arrived.map((at) => (at === 0 ? 0 : at - mended));
}

export async function resumeAfterCuts(lengths: readonly number[], times: number): Promise<CutFigures[]> {
  const crowd = new Crowd(2);
  await crowd.open(GUESTS + 1);
  const link = new CutLink(crowd.port);
  const port = await link.listen();
  await crowd.join(
    Array.from({ length: GUESTS }, (_, nth) => `P${nth}`),
    60,
    port,
  );
  const figures: CutFigures[] = [];
  for (const seconds of lengths) {
    const samples: number[] = [];
    for (let nth = 0; nth < times; nth += 1) samples.push(...(await cut(crowd, link, seconds, nth)));
    const back = samples.filter((took) => took !== 0);
    figures.push({ seconds, back: spread(back), lost: samples.length - back.length });
  }
  await crowd.end();
  link.close();
  return figures;
}
