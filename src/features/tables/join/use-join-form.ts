import { useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectNearby } from '@/store/seating-selectors';
import { joinByAddress, joinByInvitation, joinNearby, joinPage, type Seated } from '@/store/seating-thunks';
import { settingsChanged } from '@/store/settings-slice';
import type { AppThunk } from '@/store/store';
import { usePlayerName } from '../default-names';
import { chosenOf, missingFor, needsCode, otherPageOf, tablesOnce, type Target, targetsOf } from './targets';

function joinTarget(target: Target, code: string, name: string | null): AppThunk<Promise<Seated>> {
  switch (target.kind) {
    case 'invitation':
      return joinByInvitation(target.text, name);
    case 'page':
      return joinPage(target.page.canLead ? null : code, name);
    case 'nearby':
      return joinNearby(target.table, code, name);
    case 'address':
      return joinByAddress(target.text, code, name);
  }
}

/** One form for all ways: which table, its code, one's name. */
export function useJoinForm(invitation: string | null) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const nearby = useAppSelector(selectNearby);
  const firstName = usePlayerName();
  const [typed, setTyped] = useState<string | null>(null);
  const [watches, setWatches] = useState(false);
  const [code, setCode] = useState('');
  const [address, setAddress] = useState('');
  const [picked, setPicked] = useState<string | null>(null);

  const name = typed ?? firstName;
  const given = watches ? null : name.trim();
  const once = tablesOnce(nearby, invitation);
  const chosen = chosenOf(t, targetsOf(once, invitation, address), picked);
  const target = chosen?.[1] ?? null;
  const sitDown = (way: AppThunk<Promise<Seated>>) => {
    if (typed !== null && given !== null) dispatch(settingsChanged({ playerName: given }));
    return dispatch(way);
  };
  return {
    ...once,
    /** There is a table at hand already: an address leads to another one. */
    hasTable: nearby.page !== null || nearby.last !== null,
    onlyLast: nearby.last !== null && target === null && once.page === null && once.tables.length === 0,
    chosen: chosen?.[0] ?? null,
    target,
    pick: setPicked,
    name,
    setName: setTyped,
    watches,
    setWatches,
    code,
    setCode: (text: string) => setCode(text.toUpperCase()),
    needsCode: needsCode(target),
    address,
    setAddress: (text: string) => {
      setAddress(text);
      setPicked('address');
    },
    otherPage: otherPageOf(target),
    missing: missingFor(t, target, { code, name: given }),
    join: (): Promise<Seated | null> =>
      target === null ? Promise.resolve(null) : sitDown(joinTarget(target, code, given)),
    joinBy: (text: string): Promise<Seated> => sitDown(joinByInvitation(text, given)),
  };
}

export type JoinForm = ReturnType<typeof useJoinForm>;
