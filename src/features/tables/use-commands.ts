import { useState } from 'react';
import type { Seat } from '@/engine/game';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectRoom } from '@/store/seating-selectors';
import { command, renameSeat, sit, stand } from '@/store/seating-thunks';
import type { AppThunk } from '@/store/store';
import type { RoomAnswer, RoomCommand } from '@/table/room/room-command';
import { optionsOf } from './room-options';
import { type Problem, sayAnswer } from './say-trouble';

export interface Commands {
  /** True when the table did it. */
  readonly send: (command: RoomCommand) => Promise<boolean>;
  readonly sit: (name: string) => Promise<boolean>;
  readonly stand: (seat: Seat) => Promise<boolean>;
  readonly rename: (seat: Seat, name: string) => Promise<boolean>;
  /** What the table refused last. */
  readonly problem: Problem | null;
  readonly dismiss: () => void;
}

/** What people ask of the table, and the words when it says no. */
export function useCommands(): Commands {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const edition = optionsOf(useAppSelector(selectRoom))?.edition ?? 'gamewright';
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (ask: AppThunk<Promise<RoomAnswer>>) => {
    const answer = await dispatch(ask);
    setProblem(sayAnswer(t, answer, edition));
    return answer.ok;
  };
  return {
    send: (asked) => run(command(asked)),
    sit: (name) => run(sit(name)),
    stand: (seat) => run(stand(seat)),
    rename: (seat, name) => run(renameSeat(seat, name)),
    problem,
    dismiss: () => setProblem(null),
  };
}
