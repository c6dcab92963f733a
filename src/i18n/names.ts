import type { Texts } from './catalogue';

const nameIn = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

/** A map that this version does not know keeps its id as its name. */
export const nameOfMap = (t: Pick<Texts, 'metroX'>, map: string): string => nameIn(t.metroX.maps, map);
export const nameOfEdition = (t: Pick<Texts, 'metroX'>, edition: string): string =>
  nameIn(t.metroX.editions, edition);
