import type { MetroXView } from '@/games/metro-x';
import { BonusSheet } from './bonus-sheet';
import { EdgeTools } from './edge-tools';
import type { Look } from './use-look';

interface Props {
  readonly view: MetroXView;
  readonly look: Look;
}

/** What a table adds to what lies over the map. */
export function TableOverlays({ view, look }: Props) {
  return (
    <>
      {look.tools !== null && look.seat === null && <EdgeTools {...look.tools} />}
      {look.sheet === 'bonuses' && <BonusSheet view={view} names={look.names} onClose={look.onSheetClosed} />}
    </>
  );
}
