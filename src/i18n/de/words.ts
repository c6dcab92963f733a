import type { words as shape } from '../en/words';
import { whole } from '../whole';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${whole(n)} Punkte`);

export const words: typeof shape = {
  back: 'Zurück',
  close: 'Schließen',
  undo: 'Rückgängig',
  playNow: 'Jetzt spielen',
  points,
  progress: (card: number, n: number) => `Karte ${card} · bisher ${points(n)}`,
  pointsOnly: (n: number): string => (n === 1 ? 'Punkt' : 'Punkte'),
  couldNotStart: 'Das Spiel ließ sich nicht starten. Bitte versuche es noch einmal.',
};
