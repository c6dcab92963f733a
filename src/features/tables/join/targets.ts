/** The tables that this device could sit down at, and what each of them still needs. */
import type { Texts } from '@/i18n';
import type { NearbyState, PageTable } from '@/store/nearby-slice';
import type { NearbyTable } from '@/store/seating';
import { addressText, readCode, readInvitation } from '@/table/guest/invitation';
import { pageHost } from './page-host';

export type Target =
  | { readonly kind: 'invitation'; readonly text: string; readonly address: string }
  | { readonly kind: 'page'; readonly page: PageTable }
  | { readonly kind: 'nearby'; readonly table: NearbyTable }
  | { readonly kind: 'address'; readonly text: string };

export type KeyedTarget = readonly [key: string, target: Target];

/** Why a table near by cannot be joined now; null when it can. */
export function closedReason({ join }: Texts, table: NearbyTable): string | null {
  if (table.phase === 'play') return join.inPlay;
  if (table.locked) return join.locked;
  return table.taken >= table.seats ? join.full : null;
}

function invitedTo(invitation: string | null): readonly KeyedTarget[] {
  if (invitation === null) return [];
  const read = readInvitation(invitation);
  if (!read.ok) return [];
  return [['invitation', { kind: 'invitation', text: invitation, address: addressText(read.address) }]];
}

/** Every table once: who is invited to it or has a seat there needs no second way to it. */
export function tablesOnce(
  { page, tables, last }: Pick<NearbyState, 'page' | 'tables' | 'last'>,
  invitation: string | null,
): Pick<NearbyState, 'page' | 'tables'> {
  const read = invitation === null ? null : readInvitation(invitation);
  const known = [last?.id, read?.ok && read.kind === 'link' ? read.table : undefined, page?.id];
  const ways = known.slice(0, 2);
  return {
    page: page !== null && ways.includes(page.id) ? null : page,
    tables: tables.filter(({ id }) => !known.includes(id)),
  };
}

export function targetsOf(
  { page, tables }: Pick<NearbyState, 'page' | 'tables'>,
  invitation: string | null,
  address: string,
): readonly KeyedTarget[] {
  const near: readonly KeyedTarget[] = tables.map((table) => [table.id, { kind: 'nearby', table }]);
  const own: readonly KeyedTarget[] = page === null ? [] : [[page.id, { kind: 'page', page }]];
  const typed: readonly KeyedTarget[] =
    address.trim() === '' ? [] : [['address', { kind: 'address', text: address }]];
  return [...invitedTo(invitation), ...own, ...near, ...typed];
}

/** What was picked; else an invitation, the table of this page, or the only thing there is. */
export function chosenOf(
  t: Texts,
  targets: readonly KeyedTarget[],
  picked: string | null,
): KeyedTarget | undefined {
  const open = targets.filter(
    ([, target]) => target.kind !== 'nearby' || closedReason(t, target.table) === null,
  );
  return (
    open.find(([key]) => key === picked) ??
    open.find(([, { kind }]) => kind === 'invitation' || kind === 'page') ??
    (open.length === 1 ? open[0] : undefined)
  );
}

export function needsCode(target: Target | null): boolean {
  if (target === null || target.kind === 'nearby') return true;
  if (target.kind === 'page') return !target.page.canLead;
  if (target.kind === 'invitation') return false;
  const read = readInvitation(target.text);
  return !(read.ok && read.kind === 'link');
}

/** A browser talks to the table of its own page only; other tables have pages of their own. */
export function otherPageOf(target: Target | null): string | null {
  const here = pageHost();
  if (here === null || target?.kind !== 'address') return null;
  const read = readInvitation(target.text);
  if (!read.ok) return null;
  const address = addressText(read.address);
  return address === here ? null : address;
}

/** What is still missing, in words; null when one can join. `name` null: nobody sits down. */
export function missingFor(
  { join }: Texts,
  target: Target | null,
  { code, name }: { readonly code: string; readonly name: string | null },
): string | null {
  if (target === null) return join.needTable;
  if (target.kind === 'address' && !readInvitation(target.text).ok) return join.badAddress;
  if (otherPageOf(target) !== null) return join.openPage;
  if (needsCode(target) && !readCode(code).ok) return join.needCode;
  return name === '' ? join.needName : null;
}
