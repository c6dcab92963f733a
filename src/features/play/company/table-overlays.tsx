import type { MetroXView } from '@/games/metro-x';
import { BonusSheet } from './bonus-sheet';
import type { Look } from './use-look';

interface Props {
  readonly view: MetroXView;
  readonly look: Look;
}

/** What a table adds to what lies over the map. */
export function TableOverlays({ view, look }: Props) {
  if (!look.areBonusesShown) return null;
  return <BonusSheet view={view} names={look.names} onClose={look.onBonusesClosed} />;
}
