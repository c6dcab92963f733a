import type { Texts } from './catalogue';

/** Ids come from saves: one called `constructor` must not find what every object has. */
const nameIn = (names: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? id;

/** A map that this version does not know keeps its id as its name. */
export const nameOfMap = (t: Pick<Texts, 'metroX'>, map: string): string => nameIn(t.metroX.maps, map);
export const nameOfEdition = (t: Pick<Texts, 'metroX'>, edition: string): string =>
  nameIn(t.metroX.editions, edition);

interface Named {
  /** Absent in records, which keep names alone. */
  readonly kind?: string;
  readonly name: string;
}

/** What the table calls a bot, in no language; records of games keep it so. */
const BOT_NAME = /^greedy(?: \d+)?$/;

/** People's own names, and bots numbered in the order of their seats. Whoever has no name has a seat's. */
export function namesOfPlayers(
  t: Pick<Texts, 'score' | 'tables'>,
  seats: readonly Named[],
): readonly string[] {
  let bots = 0;
  return seats.map(({ kind, name }, seat) => {
    const isBot = kind === undefined ? BOT_NAME.test(name) : kind === 'bot';
    return isBot ? t.tables.botName((bots += 1)) : t.score.seat(seat + 1, name);
  });
}
