/** What a station is called: most have no name of their own, so their places on the lines serve. */
import type { EditionId, StationMark } from '@/games/metro-x';
import type { Texts } from './catalogue';
import { getMap, type MapId } from '@/maps/catalog';

interface Where {
  readonly map: MapId;
  readonly edition: EditionId;
}

export function stationLabel(t: Texts, { map, edition }: Where, station: string, mark: StationMark): string {
  const state =
    mark === 'empty' ? t.play.emptyStation : mark === 'crossed' ? t.cards[edition].marked : String(mark);
  return `${stationName(t, map, station)}, ${state}`;
}

/** Its own name if it has one, and the lines that stop there with its place on each. */
export function stationName(t: Texts, map: MapId, station: string): string {
  const { lines, stations } = getMap(map);
  const places = lines.flatMap((line) => {
    const place = line.stations.indexOf(station);
    return place < 0 ? [] : [`${line.id} ${place + 1}`];
  });
  return t.play.station(stations.find(({ id }) => id === station)?.name ?? '', places.join(', '));
}
