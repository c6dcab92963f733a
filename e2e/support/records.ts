import { history } from './screens/history';
import { home } from './screens/home';
import { play } from './screens/play';

interface Options {
  readonly map: string;
  readonly edition: 'gamewright' | 'okazu';
}

export const METRO_CITY: Options = { map: 'metro-city', edition: 'gamewright' };
export const TOKYO: Options = { map: 'tokyo', edition: 'okazu' };

/** A solo game as it could have been played up to here, in the public format. */
export const recordOf = (options: Options, events: readonly object[]): string =>
  JSON.stringify({ format: 'interchange/1', game: 'metro-x', seats: 1, options, events });

export const flip = (card: string) => ({ type: 'flip', card });
export const mark = (line: string, count: number) => ({ type: 'mark', seat: 0, line, count });

/** From the home screen into an open game that stands at the end of those events; its id. */
export async function openAt(options: Options, events: readonly object[]): Promise<string> {
  await home.openHistory();
  await history.appears();
  const before = await history.games();
  await history.importText(recordOf(options, events));
  const id = (await history.games()).find((game) => !before.includes(game));
  if (id === undefined) throw new Error(`The record was not taken: ${await history.message()}`);
  await history.open(id);
  await play.appears();
  return id;
}
