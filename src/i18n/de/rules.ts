import type { rules as shape } from '../en/rules';
import { gamewright, okazu } from './rules-metro-x';

export const rules: typeof shape = {
  title: 'Regeln von Metro X',
  edition: 'Ausgabe',
  intro:
    'In unseren Worten. Es gibt zwei Ausgaben; sie unterscheiden sich im Kartenstapel, in den Wörtern und in wenigen Regeln.',
  chapters: { board: 'Der Plan', turn: 'Ein Zug', after: 'Wenn der Zug endet', score: 'Ende und Wertung' },
  pages: { gamewright, okazu },
  lookedUp: 'Um diese Regel geht es',
  emptyStations: 'Leer',
  penalty: 'Abzug',
  points: 'Punkte',
  rank: 'Rang',
  from: (n: number) => `${n} oder mehr`,
  upTo: (n: number) => `${n} oder weniger`,
};
