import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import type { OpenTable } from '@/store/open-table';
import { useNextMatch } from '@/store/use-next-match';
import { PlayTable } from '../play-table';
import { Curtain } from './curtain';
import { useCompany } from './use-company';
import { useHandOver } from './use-hand-over';

/** An open game of several seats: the solo screen, the company, and a curtain where a phone is shared. */
export function SharedTable({ table }: { readonly table: OpenTable }) {
  const router = useRouter();
  const company = useCompany(table);
  const hands = useHandOver(table);
  const next = useNextMatch(table.id);
  useEffect(() => {
    if (next !== null) router.replace(next.hasSeat ? `/play/${next.match}` : '/table');
  }, [next, router]);
  const nameOf = (seat: number) => company.seats[seat]?.name ?? '';
  const { to, from } = hands;
  if (to !== null) {
    const back = from === null ? null : { name: nameOf(from), onPress: () => hands.show(from) };
    return <Curtain key={to} name={nameOf(to)} onShow={() => hands.show(to)} back={back} />;
  }
  return <PlayTable key={table.seat} table={table} company={company} onHandOver={hands.ask} />;
}
