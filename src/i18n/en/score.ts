import type { EditionId, MetroXRank, MetroXScore } from '@/games/metro-x';
import { words } from './words';

interface ShareFacts {
  readonly total: number;
  readonly map: string;
  readonly edition: string;
  readonly rank: string;
  readonly lines: number;
}

interface TableFacts {
  readonly winners: string;
  readonly map: string;
  readonly edition: string;
  readonly results: string;
}

const ranks: Record<MetroXRank, { readonly title: string; readonly line: string }> = {
  genius: { title: 'Network genius', line: 'Or the luckiest deck in town. Frame this map.' },
  professional: { title: 'Chief planner', line: 'The whole city runs on your timetable.' },
  advanced: { title: 'Line director', line: 'Hardly a train stands still.' },
  intermediate: { title: 'Dispatcher', line: 'A solid network with room at the edges.' },
  average: { title: 'Driver', line: 'On time, most of the time.' },
  practice: { title: 'Conductor', line: 'A few more runs and you will know every stop.' },
  'much-practice': { title: 'Trainee', line: 'Mind the gap between plan and line.' },
  'rules-again': { title: 'Passenger', line: 'Perhaps a look at the rules helps next time.' },
};

const parts: Record<EditionId, { readonly transfers: string; readonly empty: string }> = {
  gamewright: { transfers: 'Transfers', empty: 'Empty stations' },
  okazu: { transfers: 'Stars', empty: 'Empty spaces' },
};

export const score = {
  title: 'Score',
  total: (n: number) => `Total ${n}`,
  completed: 'Completed lines',
  parts,
  ranks,
  none: 'none',
  emptyCount: (n: number) => (n === 1 ? '1 station' : `${n} stations`),
  addendLine: (letter: string, points: number, bonus: string) => `Line ${letter}: ${points}, ${bonus}`,
  addendStation: (station: string, points: number) => `${station}: ${points}`,
  addendEmpty: (n: number, penalty: number) => `${n} empty ${n === 1 ? 'costs' : 'cost'} ${penalty}`,
  showOnMap: 'Shows it on the map',
  again: 'Play again',
  share: 'Share',
  replay: 'Replay',
  home: 'Home',
  copied: 'Copied: paste it anywhere.',
  shareFailed: 'Sharing did not work on this device.',
  couldNotStart: 'The new game could not be started. Please try again.',
  sentence: ({ total, map, edition, rank, lines }: ShareFacts) =>
    `I scored ${total} on ${map} (Metro X, ${edition} rules) with ${lines === 1 ? '1 line' : `${lines} lines`} completed: ${rank}.`,
  /** The whole table in one sentence, best first. */
  sentenceTable: ({ winners, map, edition, results }: TableFacts) =>
    `${winners} on ${map} (Metro X, ${edition} rules): ${results}.`,
  standing: (place: number, name: string, total: number) => `Place ${place}: ${name}, ${words.points(total)}`,
  sum: (s: MetroXScore) =>
    `${s.completed} for lines, ${s.transfers} for transfers, minus ${s.penalty} for empty`,
  ranking: 'Everybody at the table',
  you: 'you',
  stoodIn: (n: number, name: string) =>
    n === 1 ? `1 turn was played for ${name}.` : `${n} turns were played for ${name}.`,
  waitingForRematch: 'Waiting for a rematch',
  notRematched: 'The rematch could not be started. Please try again.',
  seat: (n: number, name: string) => (name === '' ? `Seat ${n}` : name),
  board: 'Final map',
};
