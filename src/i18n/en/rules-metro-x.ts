import type { RulesPage } from '../rule-ids';

interface Words {
  readonly window: string;
  readonly windows: string;
  readonly station: string;
  readonly stations: string;
  readonly empty: string;
  /** To fill a station, as a command and as what happened to it. */
  readonly mark: string;
  readonly marked: string;
  readonly skip: string;
  readonly transfer: string;
  readonly sign: string;
  readonly first: string;
  readonly later: string;
}

const board = (w: Words): Pick<RulesPage, 'MX-1' | 'MX-2'> => ({
  'MX-1': {
    title: 'Lines and stations',
    text: `Nine lines run from a start point to an end point. Each has two to four ${w.windows} at its start. Where lines meet, the ${w.station} is one single space: fill it once, and it is filled for all of them.`,
    example: `Two lines share the ${w.station} in the middle.`,
  },
  'MX-2': {
    title: 'Your own board',
    text: `Everybody has their own copy of the map. A ${w.station} is empty, ${w.marked}, or holds a ${w.transfer} number.`,
    example: `Empty, ${w.marked}, with a ${w.transfer} number.`,
  },
});

const turn = (w: Words): Pick<RulesPage, 'MX-4' | 'MX-5' | 'MX-6' | 'MX-7' | 'MX-8' | 'MX-9'> => ({
  'MX-4': {
    title: 'One card for everybody',
    text: 'A card is turned up. Everybody uses it at the same time, each on their own board. The next card comes when all have acted; playing solo, that is as soon as you confirm.',
    example: 'One card, every board.',
  },
  'MX-5': {
    title: 'Number',
    text: `Choose a line with an empty ${w.window} and write the number there. Go to the line's first empty ${w.station}, counted from the start point; filled ones before it do not matter. From there ${w.mark} one after the other, until you have done as many as the card says, the next one is already filled, or the line ends.`,
    example: `A 4 starts at the first empty ${w.station} and fills three: the next one is already filled, so it stops.`,
  },
  'MX-6': {
    title: w.skip,
    text: 'Works like a number, except that whatever is already filled does not stop you: jump over it and go on.',
    example: `A 3 of this kind jumps over the filled ${w.station} and fills three.`,
  },
  'MX-7': {
    title: `The ${w.transfer}`,
    text: `Choose a line with an empty ${w.window} and draw ${w.sign} there. The line's first empty ${w.station} gets a number: two for every line that stops there. It is worth that many points at the end.`,
    example: `Three lines stop here: 6 points.`,
  },
  'MX-8': {
    title: 'Free',
    text: `Fill any one empty ${w.station}, anywhere on the board. No ${w.window} is used. If nothing is empty any more, nothing happens.`,
    example: `One ${w.station} anywhere; the ${w.windows} stay as they are.`,
  },
  'MX-9': {
    title: 'A full line',
    text: `A line whose ${w.stations} are all filled may still be chosen while it has an empty ${w.window}: that is filled, and nothing else happens. Sometimes it is just the place for a bad card.`,
    example: `Everything is filled; the card only fills one ${w.window}.`,
  },
});

const after = (w: Words): Pick<RulesPage, 'MX-11' | 'MX-12' | 'MX-13'> => ({
  'MX-11': {
    title: 'Completing a line',
    text: `A line is complete when all its ${w.stations} are filled, however that came about. Whoever completes it first scores the ${w.first} number; several in the same turn all score it. Later ones score the ${w.later} number. One mark can complete several lines.`,
    example: `The last ${w.station} is filled: 6 points for the first, 4 for those who come later.`,
  },
  'MX-12': {
    title: 'The 6 shuffles',
    text: 'When the 6 was turned up, the whole deck is shuffled again after that turn, the 6 included. So the deck never runs out.',
    example: 'After the 6, all cards are back in the deck.',
  },
  'MX-13': {
    title: 'Taking back',
    text: 'Until the turn closes you may take your action back and act again; after that it stands. Playing solo, the turn closes when you confirm: before that, simply choose another line.',
    example: 'Before the turn closes: back, and choose again.',
  },
});

type ScoreRule = 'MX-14' | 'MX-15' | 'MX-16' | 'MX-17' | 'MX-18' | 'MX-19';

const score = (w: Words): Pick<RulesPage, ScoreRule> => ({
  'MX-14': {
    title: 'The end',
    text: `The game ends when all ${w.windows} are filled. Lines completed in that very turn still count.`,
    example: `The last ${w.window} is filled.`,
  },
  'MX-15': {
    title: 'Your score',
    text: `Add the numbers of your completed lines and all ${w.transfer} numbers on your board, then subtract the penalty for ${w.empty}. A total below zero is possible.`,
    example: 'Completed lines plus numbers minus penalty.',
  },
  'MX-16': {
    title: 'Penalty',
    text: `Count the ${w.empty}, once each, and look the penalty up.`,
    example: `The ${w.empty} and what they cost.`,
  },
  'MX-17': {
    title: 'Who wins',
    text: `Most points. If tied, fewest ${w.empty}. If still tied, the victory is shared.`,
    example: `Equal points: fewer ${w.empty} win.`,
  },
  'MX-18': {
    title: 'Playing solo',
    text: `Alone you are always the first, so each completed line scores its ${w.first} number. Compare your total with the ranks.`,
    example: 'Points and ranks.',
  },
  'MX-19': {
    title: 'How many play',
    text: `The boxed game is for one to six. This version of the app is for one; tables, with room for up to 30, come with LAN play. A class may agree that everybody scores the ${w.first} number.`,
    example: 'From one player to a whole class.',
  },
});

const page = (w: Words): Omit<RulesPage, 'MX-3' | 'MX-10'> => ({
  ...board(w),
  ...turn(w),
  ...after(w),
  ...score(w),
});

export const gamewright: RulesPage = {
  ...page({
    window: 'train car window',
    windows: 'train car windows',
    station: 'station',
    stations: 'stations',
    empty: 'empty stations',
    mark: 'cross off',
    marked: 'crossed off',
    skip: 'Skip',
    transfer: 'transfer',
    sign: 'an X',
    first: 'gold',
    later: 'white',
  }),
  'MX-3': {
    title: '15 cards',
    text: 'Nine numbers, three skips, two transfers and one free card. The 6 carries the sign for shuffling.',
    example: 'The whole deck.',
  },
  'MX-10': {
    title: 'Crossing off fewer',
    text: 'You may cross off fewer stations than the card allows, even none, but always from the first one on. A transfer may leave its station empty. The train car window is filled all the same. Only the free card must be used while a station is empty.',
    example: 'A 5, of which only two are used.',
  },
};

export const okazu: RulesPage = {
  ...page({
    window: 'indicator space',
    windows: 'indicator spaces',
    station: 'station',
    stations: 'stations',
    empty: 'empty spaces',
    mark: 'circle',
    marked: 'circled',
    skip: 'Circled number',
    transfer: 'star',
    sign: 'a star',
    first: 'crown',
    later: 'diamond',
  }),
  'MX-3': {
    title: '20 cards',
    text: 'Thirteen numbers, three circled numbers, three stars and one free card. The 6 carries the sign for shuffling.',
    example: 'The whole deck.',
  },
  'MX-10': {
    title: 'All of it',
    text: 'You may not circle fewer than the card allows: its full effect is compulsory. The free card too must be used while a station is empty.',
    example: 'A 5 fills all five.',
  },
};
