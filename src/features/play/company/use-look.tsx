import { useRouter } from 'expo-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Arrangement } from '../arrangement';
import type { Company } from './company';
import { LinkBanner } from './link-banner';
import { SeatStrip } from './seat-strip';

export interface Look {
  /** Whose board is looked at; null: one's own. */
  readonly seat: number | null;
  readonly areBonusesShown: boolean;
  readonly names: readonly string[];
  readonly strip: ReactNode;
  /** About the line to the table; nothing while it holds. */
  readonly below: ReactNode;
  readonly onOwn: () => void;
  readonly onBonusesClosed: () => void;
  /** Closes what lies on top; null when nothing does. */
  readonly onClose: (() => void) | null;
}

/** Of the panel, both sides. */
const EDGES = 16;
const NOBODY: readonly string[] = [];

/** Looking around at the table; in a solo game there is nothing to look at and nothing is done. */
export function useLook(company: Company | undefined, own: number, arrangement: Arrangement): Look {
  const [seat, setSeat] = useState<number | null>(null);
  const [areBonusesShown, setBonuses] = useState(false);
  const onLook = useCallback((to: number) => setSeat(to === own ? null : to), [own]);
  const onOwn = useCallback(() => setSeat(null), []);
  const onBonuses = useCallback(() => setBonuses(true), []);
  const onBonusesClosed = useCallback(() => setBonuses(false), []);
  const router = useRouter();
  // Instead of the board, which the table leads back to: under it, the board would go on to the score by itself.
  const toTable = useCallback(() => router.replace('/table?stage=1'), [router]);
  const onTable = company?.leads === true ? toTable : null;
  const seats = company?.seats;
  const names = useMemo(() => seats?.map(({ name }) => name) ?? NOBODY, [seats]);
  const place = arrangement.isShort ? 'bar' : arrangement.chip.isRoomy ? 'field' : 'row';
  const width = arrangement.panel - EDGES;
  const strip = seats && (
    <SeatStrip {...{ seats, looking: seat, place, width, onLook, onBonuses, onTable }} />
  );
  const below = company && <LinkBanner link={company.link} />;
  const onClose = areBonusesShown ? onBonusesClosed : seat === null ? null : onOwn;
  return { seat, areBonusesShown, names, strip, below, onOwn, onBonusesClosed, onClose };
}
