import { useRouter } from 'expo-router';
import { useEffect, useMemo } from 'react';
import type { OpenTable } from '@/store/open-table';
import { useNextMatch } from '@/store/use-next-match';
import { PlayTable } from '../play-table';
import { Curtain } from './curtain';
import { useCompany } from './use-company';
import { useHandOver } from './use-hand-over';
import { useLookedAt } from './use-looked-at';

/** An open game of several seats: the solo screen, the company, and a curtain where a phone is shared. */
export function SharedTable({ table }: { readonly table: OpenTable }) {
  const router = useRouter();
  const company = useCompany(table);
  const hands = useHandOver(table);
  const { closeAll } = useLookedAt(table.id);
  const next = useNextMatch(table.id);
  useEffect(() => {
    if (next !== null) router.replace(next.hasSeat ? `/play/${next.match}` : '/table');
  }, [next, router]);
  const nameOf = (seat: number) => company.seats[seat]?.name ?? '';
  const { to, from } = hands;
  // Whoever takes the phone begins at their own board.
  const show = (seat: number) => {
    closeAll();
    hands.show(seat);
  };
  const ask = hands.ask;
  const onHandOver = useMemo(
    () =>
      ask &&
      ((seat: number) => {
        closeAll();
        ask(seat);
      }),
    [ask, closeAll],
  );
  if (to !== null) {
    const back = from === null ? null : { name: nameOf(from), onPress: () => show(from) };
    return <Curtain key={to} name={nameOf(to)} onShow={() => show(to)} back={back} />;
  }
  return <PlayTable key={table.seat} table={table} company={company} onHandOver={onHandOver} />;
}
