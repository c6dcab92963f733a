import { gamewright, okazu } from './rules-metro-x';

export const rules = {
  title: 'Rules of Metro X',
  edition: 'Edition',
  intro: 'In our own words. Two editions exist; they differ in the deck, the words and a few rules.',
  chapters: { board: 'The board', turn: 'A turn', after: 'When the turn closes', score: 'End and score' },
  pages: { gamewright, okazu },
  lookedUp: 'You came for this rule',
  emptyStations: 'Empty',
  penalty: 'Penalty',
  points: 'Points',
  rank: 'Rank',
  from: (n: number) => `${n} or more`,
  upTo: (n: number) => `${n} or fewer`,
};
