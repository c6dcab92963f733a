import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { KeptTable } from '@/store/nearby-slice';
import { selectOpenTables, selectSeating } from '@/store/seating-selectors';
import { goBackTo } from '@/store/seating-thunks';
import type { RootState } from '@/store/store';
import { Notice } from '@/ui/notice';
import { homeIds } from '@/ui/test-ids';
import { useBusy } from '@/ui/use-busy';
import { WideDoor } from './wide-door';

/** The table this device sits at, or else the newest one that can be gone on with. */
export function ContinueTableDoor() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const room = useAppSelector(selectRoomHere);
  const kept = useAppSelector(selectOpenTables)[0];
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState(false);
  if (room === null && kept === undefined) return null;
  const name = room?.name ?? kept?.name ?? '';
  const inPlay = room === null ? kept?.match !== null : room.phase === 'play';
  const state = inPlay ? t.home.continueTablePlay : t.home.continueTableLobby;
  const open = async (table: KeptTable) => {
    const seated = await dispatch(goBackTo(table));
    setFailed(!seated.ok);
    if (seated.ok) router.push('/table');
  };
  return (
    <>
      <WideDoor
        testID={homeIds.continueTable}
        label={`${t.home.continueTable(name)}. ${state}`}
        icon="table"
        title={t.home.continueTable(name)}
        lines={[state]}
        disabled={busy}
        onPress={() => {
          if (room !== null) router.push('/table');
          else if (kept !== undefined) run(() => open(kept));
        }}
      />
      {failed && <Notice testID={homeIds.tableTrouble} tone="danger" text={t.troubles.unreached} />}
    </>
  );
}

/** Null at a table that sent this device away: there is nothing to go on with. */
function selectRoomHere(state: RootState) {
  const seating = selectSeating(state);
  return seating === null || seating.link.kind === 'ended' ? null : seating.room;
}
