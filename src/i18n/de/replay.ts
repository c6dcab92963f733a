import type { replay as shape } from '../en/replay';
import { words } from './words';

export const replay: typeof shape = {
  title: 'Nachspielen',
  seats: 'Wessen Plan',
  first: 'Zum Anfang',
  previous: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende',
  scrubber: 'Stelle im Spiel',
  step: (at, of) => `${at} von ${of}`,
  start: 'Vor der ersten Karte',
  flip: (card) => `Karte: ${card}`,
  mark: (line, marked) => `Linie ${line}: ${marked}`,
  nothing: 'nichts markiert',
  free: (station) => `Frei: ${station}`,
  freeNothing: 'Frei: keine Station war leer',
  takeBack: 'Zurückgenommen',
  bySeat: (name, what) => `${name}: ${what}`,
  completed: (lines) => `vollendet ${lines}`,
  over: 'Ende des Spiels',
  score: words.points,
  board: 'Der Plan in diesem Augenblick',
};
