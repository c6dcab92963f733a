import { gameOf } from '@/games/registry';
import { systemTimers } from '@/net/system-timers';

import { makeTestEntropy } from '../table/wire-pair';

export const nodeTestPorts = () => ({
  entropy: makeTestEntropy(7),
  clock: { now: () => 1_000 },
  timers: systemTimers,
  games: gameOf,
});
