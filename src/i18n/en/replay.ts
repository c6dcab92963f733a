import { words } from './words';

export const replay = {
  title: 'Replay',
  seats: 'Whose board',
  first: 'To the start',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the end',
  scrubber: 'Position in the game',
  step: (at: number, of: number) => `${at} of ${of}`,
  start: 'Before the first card',
  flip: (card: string) => `Card: ${card}`,
  mark: (line: string, marked: string) => `Line ${line}: ${marked}`,
  nothing: 'nothing marked',
  free: (station: string) => `Free: ${station}`,
  freeNothing: 'Free: no station was empty',
  takeBack: 'Taken back',
  bySeat: (name: string, what: string) => `${name}: ${what}`,
  completed: (lines: string) => `completes ${lines}`,
  over: 'End of the game',
  score: words.points,
  board: 'The map at this moment',
};
