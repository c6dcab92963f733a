import type { MetroXView } from '@/games/metro-x';
import { BonusSheet } from './bonus-sheet';
import type { Company } from './company';
import { LinkBanner } from './link-banner';
import type { Look } from './use-look';

interface Props {
  readonly view: MetroXView;
  readonly company: Company;
  readonly look: Look;
}

/** What a table adds to what lies over the map. */
export function TableOverlays({ view, company, look }: Props) {
  return (
    <>
      {company.link.kind === 'reconnecting' && <LinkBanner />}
      {look.areBonusesShown && <BonusSheet view={view} names={look.names} onClose={look.onBonusesClosed} />}
    </>
  );
}
