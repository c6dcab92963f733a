import { useState } from 'react';
import { EDITION_IDS, type EditionId } from '@/games/metro-x';
import { getMap, isMapId, type MapId } from '@/maps/catalog';
import { useAppSelector } from '@/store/hooks';
import { selectLastChoice } from '@/store/settings-slice';
import { DEFAULT_CHOICE } from '@/store/table-thunks';

interface Choice {
  readonly map: MapId;
  readonly edition: EditionId;
  /** The player chose the edition here: another map does not change it any more. */
  readonly settled: boolean;
}

/** A choice from before an update may name what is gone. */
function firstChoice(options: { readonly map?: unknown; readonly edition?: unknown }): Choice {
  const { map, edition } = options;
  const known = typeof map === 'string' && isMapId(map) ? map : 'metro-city';
  const printed = getMap(known).edition;
  return { map: known, edition: EDITION_IDS.find((id) => id === edition) ?? printed, settled: false };
}

/** Begins with what was played last; the edition follows the map until the player chooses one. */
export function useChoice() {
  const last = useAppSelector(selectLastChoice) ?? DEFAULT_CHOICE;
  const [choice, setChoice] = useState(() => firstChoice(last.options));
  return {
    ...choice,
    chooseMap: (map: MapId) =>
      setChoice(({ edition, settled }) => ({
        map,
        settled,
        edition: settled ? edition : getMap(map).edition,
      })),
    chooseEdition: (edition: EditionId) => setChoice(({ map }) => ({ map, edition, settled: true })),
  };
}
