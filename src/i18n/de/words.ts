import type { words as shape } from '../en/words';
import { earned } from '../earned';
import { whole } from '../whole';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${whole(n)} Punkte`);

export const words: typeof shape = {
  back: 'Zurück',
  close: 'Schließen',
  undo: 'Rückgängig',
  playNow: 'Jetzt spielen',
  points,
  progress: (card, score) => `Karte ${card} · bisher ${points(earned(score))}`,
  pointsOnly: (n: number): string => (n === 1 ? 'Punkt' : 'Punkte'),
  couldNotStart: 'Das Spiel ließ sich nicht starten. Bitte versuche es noch einmal.',
};
