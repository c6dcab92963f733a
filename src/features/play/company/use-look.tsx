import { useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { OpenTable } from '@/store/open-table';
import type { Arrangement } from '../arrangement';
import type { Company } from './company';
import { LinkBanner } from './link-banner';
import { SeatStrip, type StripPlace } from './seat-strip';
import type { TableWays } from './table-tools';
import { useLookedAt, type BoardSheet } from './use-looked-at';

export interface Look {
  /** Whose board is looked at; null: one's own. */
  readonly seat: number | null;
  readonly sheet: BoardSheet | null;
  readonly names: readonly string[];
  readonly strip: ReactNode;
  /** Where the strip has no room for them; null where it has. */
  readonly tools: TableWays | null;
  /** About the line to the table; nothing while it holds. */
  readonly below: ReactNode;
  readonly onOwn: () => void;
  readonly onDescribe: () => void;
  readonly onSheetClosed: () => void;
  /** Closes what lies on top; null when nothing does. */
  readonly onClose: (() => void) | null;
}

/** Of the panel, both sides. */
const EDGES = 16;
const NOBODY: readonly string[] = [];

/** Looking around at the table; in a solo game there is nothing to look at and nothing is done. */
export function useLook(table: OpenTable, company: Company | undefined, arrangement: Arrangement): Look {
  const { id, seat: own } = table;
  const { seat: wanted, sheet, lookAt, show, close, closeAll } = useLookedAt(id);
  const seats = company?.seats;
  const seat = otherSeat(wanted, own, seats?.length ?? 0);
  const onLook = useCallback((to: number) => (to === own ? closeAll() : lookAt(to)), [own, closeAll, lookAt]);
  const isOver = table.view.over;
  useEffect(() => {
    // The last marks are to be seen on one's own board, and Back from the score must not lead here.
    if (isOver) closeAll();
  }, [isOver, closeAll]);
  const router = useRouter();
  // Instead of the board, which the table leads back to: under it, the board would go on to the score by itself.
  const toTable = useCallback(() => router.replace('/table?stage=1'), [router]);
  const onTable = company?.leads === true ? toTable : null;
  const onBonuses = useCallback(() => show('bonuses'), [show]);
  const onDescribe = useCallback(() => show('described'), [show]);
  const names = useMemo(() => seats?.map(({ name }) => name) ?? NOBODY, [seats]);
  const place = placeIn(arrangement);
  const width = arrangement.panel - EDGES;
  const strip = seats && (
    <SeatStrip {...{ seats, looking: seat, place, width, onLook, onBonuses, onTable }} />
  );
  const tools = seats && place === 'bar' ? { onBonuses, onTable } : null;
  const below = company && <LinkBanner link={company.link} />;
  const onClose = sheet !== null || seat !== null ? close : null;
  const ways = { onOwn: closeAll, onDescribe, onSheetClosed: close, onClose };
  return { seat, sheet, names, strip, tools, below, ...ways };
}

/** An address may name one's own seat, or none of this table. */
const otherSeat = (wanted: number | null, own: number, seats: number): number | null =>
  wanted !== null && wanted !== own && wanted < seats ? wanted : null;

const placeIn = ({ isShort, chip }: Arrangement): StripPlace =>
  isShort ? 'bar' : chip.isRoomy ? 'field' : 'row';
