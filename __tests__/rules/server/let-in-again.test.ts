import type { Room } from '@/table/room/room';
import type { RoomAnswer, RoomCommand } from '@/table/room/room-command';

import { letInAgain } from '../../../scripts/table/let-in-again';
import { ManualTimers } from '../net/manual-timers';

function makeDoor(answers: readonly RoomAnswer[]) {
  const timers = new ManualTimers();
  const said: RoomCommand[] = [];
  const listeners = new Set<() => void>();
  let guarded = false;
  const guard = (isSo: boolean): void => {
    guarded = isSo;
    for (const listener of listeners) listener();
  };
  const left = [...answers];
  const room: Pick<Room, 'room' | 'command' | 'subscribe'> = {
    room: () => ({ guarded }) as ReturnType<Room['room']>,
    command: (order) => {
      said.push(order);
      const answer = left.shift() ?? { ok: true };
      if (answer.ok) guard(false);
      return Promise.resolve(answer);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const pass = async (milliseconds: number): Promise<void> => {
    timers.advance(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { stop: letInAgain(room, timers), guard, said, pass };
}

describe('a guarded table without a screen', () => {
  it('[RM-10] lets people in again after a minute, each time', async () => {
    const { guard, said, pass } = makeDoor([]);
    guard(true);
    await pass(59_000);
    expect(said).toEqual([]);
    await pass(1_000);
    expect(said).toEqual([{ type: 'admit' }]);
    guard(true);
    await pass(59_000);
    // Opened by who leads and guarded anew: the minute begins again.
    guard(false);
    guard(true);
    await pass(59_000);
    expect(said).toHaveLength(1);
    await pass(1_000);
    expect(said).toHaveLength(2);
  });

  it('[RM-10] tries again when it could not be saved, and not after its end', async () => {
    const { guard, said, pass, stop } = makeDoor([
      { ok: false, reason: 'not-saved' },
      { ok: false, reason: 'not-saved' },
    ]);
    guard(true);
    await pass(60_000);
    await pass(5_000);
    expect(said).toHaveLength(2);
    await pass(5_000);
    expect(said).toHaveLength(3);
    await pass(60_000);
    expect(said).toHaveLength(3);
    guard(true);
    stop();
    await pass(120_000);
    expect(said).toHaveLength(3);
  });
});
