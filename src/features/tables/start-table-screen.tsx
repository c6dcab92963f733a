import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectSeating, selectSeatingTrouble } from '@/store/seating-selectors';
import { EndedScreen } from './ended-screen';
import { Lobby } from './lobby/lobby';
import { OpeningScreen } from './opening-screen';
import { Stage } from './stage/stage';
import { useCommands } from './use-commands';
import { useGoToMatch } from './use-go-to-match';
import { useTableOfAddress } from './use-table-of-address';
import { useWays } from './use-ways';

/** A table: the one in the address, or opened at once when there is none, with names that can be changed later. */
export function StartTableScreen() {
  const seating = useAppSelector(selectSeating);
  const trouble = useAppSelector(selectSeatingTrouble);
  const commands = useCommands();
  const ways = useWays(seating);
  const { leaving } = useGoToMatch();
  const isNamed = useTableOfAddress(seating);
  const hadTable = useWasTrue(seating !== null);
  // Who closed or left a table here does not want the next one at once.
  if (seating === null) return <OpeningScreen back={ways.back} isNew={!hadTable && !isNamed} />;
  const { room, link, stage } = seating;
  if (link.kind === 'ended') return <EndedScreen id={seating.id} reason={link.reason} />;
  if (room === null || leaving) return <OpeningScreen back={ways.back} isNew={false} />;
  const shown = { seating, room, commands, ways };
  if (room.phase !== 'lobby' && stage !== null) return <Stage {...shown} stage={stage} />;
  return <Lobby {...shown} unreachable={trouble?.kind === 'no-network'} />;
}

function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was;
}
