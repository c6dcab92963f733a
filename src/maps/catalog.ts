/**
 * The maps that ship with the app. They are not parsed again at start-up: the tests and `maps:check` hold
 * every file of the catalogue to the schema, and a full parse would cost time before the first screen.
 */
import metroCity from '../../maps/metro-x/metro-city.json';
import osaka from '../../maps/metro-x/osaka.json';
import tokyo from '../../maps/metro-x/tokyo.json';
import tubeTown from '../../maps/metro-x/tube-town.json';
import type { MetroXMap } from './schema';

export const MAP_IDS = ['metro-city', 'tube-town', 'tokyo', 'osaka'] as const;
export type MapId = (typeof MAP_IDS)[number];

const MAPS = {
  'metro-city': metroCity,
  'tube-town': tubeTown,
  tokyo,
  osaka,
} as unknown as Readonly<Record<MapId, MetroXMap>>;

export const isMapId = (id: string): id is MapId => (MAP_IDS as readonly string[]).includes(id);

export const getMap = (id: MapId): MetroXMap => MAPS[id];
