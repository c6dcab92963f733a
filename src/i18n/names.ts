import type { Texts } from './catalogue';

/** Ids come from saves: one called `constructor` must not find what every object has. */
const nameIn = (names: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? id;

/** A map that this version does not know keeps its id as its name. */
export const nameOfMap = (t: Pick<Texts, 'metroX'>, map: string): string => nameIn(t.metroX.maps, map);
export const nameOfEdition = (t: Pick<Texts, 'metroX'>, edition: string): string =>
  nameIn(t.metroX.editions, edition);
