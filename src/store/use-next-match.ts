import { useMemo, useState } from 'react';

import { useAppSelector } from './hooks';
import { selectOwnSeats, selectRoom } from './seating-selectors';

export interface NextMatch {
  readonly match: string;
  /** Whether this device plays it; else it shows it to everybody. */
  readonly hasSeat: boolean;
}

/** The game that the table went on to after that one; null for any other game that somebody looks at. */
export function useNextMatch(id: string): NextMatch | null {
  const room = useAppSelector(selectRoom);
  const hasSeat = useAppSelector(selectOwnSeats).length > 0;
  const [wasPlayed, setPlayed] = useState<string | null>(null);
  if (room?.match === id && wasPlayed !== id) setPlayed(id);
  const match = wasPlayed === id && room?.phase === 'play' && room.match !== id ? room.match : null;
  return useMemo(() => (match === null ? null : { match, hasSeat }), [match, hasSeat]);
}
