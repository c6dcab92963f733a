import type { words as shape } from '../en/words';

export const words: typeof shape = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  yes: 'Ja',
  no: 'Nein',
  points: (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
};
