import { useCallback } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { stationLabel } from './stations';
import { useTexts } from './use-texts';

/** A new function only when some label changed, so that the board is not drawn again for nothing. */
export function useStationLabels(view: MetroXView, seat: number) {
  const t = useTexts();
  const { map, edition } = view.options;
  const marks = view.boards[seat]?.stations;
  return useCallback(
    (station: string) => stationLabel(t, { map, edition }, station, marks?.[station] ?? 'empty'),
    [t, map, edition, marks],
  );
}
