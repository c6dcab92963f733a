/** At a table without a screen nobody can say that people may try codes again: docs/protocol.md, RM-10. */
import type { Timers } from '../../src/table/net-ports';
import type { Room } from '../../src/table/room/room';

export const GUARDED_MS = 60_000;
/** Until the next attempt, when it could not be saved. */
const AGAIN_MS = 5_000;

type GuardedRoom = Pick<Room, 'room' | 'command' | 'subscribe'>;

/** Opens the door a minute after it was guarded, each time, until the answer is called. */
export function letInAgain(room: GuardedRoom, timers: Timers): () => void {
  let cancel: (() => void) | null = null;
  let hasStopped = false;
  const admit = async (): Promise<void> => {
    const answer = await room.command({ type: 'admit' }).catch(() => null);
    cancel = null;
    if (answer?.ok === true) look();
    else if (!hasStopped) cancel = timers.after(AGAIN_MS, () => void admit());
  };
  const look = (): void => {
    const { guarded } = room.room();
    if (guarded && !hasStopped) cancel ??= timers.after(GUARDED_MS, () => void admit());
    if (guarded) return;
    cancel?.();
    cancel = null;
  };
  const leave = room.subscribe(look);
  look();
  return () => {
    hasStopped = true;
    leave();
    cancel?.();
  };
}
