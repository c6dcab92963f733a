import type { words as shape } from '../en/words';

export const words: typeof shape = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  yes: 'Ja',
  no: 'Nein',
  playNow: 'Jetzt spielen',
  points: (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  pointsOnly: (n: number): string => (n === 1 ? 'Punkt' : 'Punkte'),
  couldNotStart: 'Das Spiel ließ sich nicht starten. Bitte versuche es noch einmal.',
};
