const LONGEST_LIST = 3;

/** "Ben, Mia and Zoe"; a class is counted after the first names. */
const list = (names: readonly string[]): string => {
  if (names.length <= 1) return names.join('');
  if (names.length <= LONGEST_LIST) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.slice(0, LONGEST_LIST - 1).join(', ')} and ${names.length - LONGEST_LIST + 1} more`;
};

/** A game with others, on the play screen. */
export const playTable = {
  list,
  players: 'Players',
  you: 'you',
  moods: {
    ready: 'ready',
    thinking: 'thinking',
    acted: 'has acted',
    away: 'away',
    bot: 'bot',
    'stand-in': 'away, played for by the table',
  },
  acted: (done: number, all: number) => `${done} of ${all} have acted`,
  actedShort: (done: number, all: number) => `${done}/${all}`,
  showBoard: 'Shows this board',
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
  canTakeBack: 'You can still take it back.',
  waitingForCard: 'Waiting for the next card',
  waitingForFirst: 'Waiting for the first card',
  allActed: 'All have acted',

  boardAsOf: (name: string, turn: number) =>
    turn === 0 ? `${name}’s board, before the first card` : `${name}’s board, as of turn ${turn}`,
  board: (name: string) => `${name}’s board`,
  ownBoard: 'Back to my board',
  yourTurn: 'My board: it is your turn',
  previous: 'Previous player',
  next: 'Next player',

  toTable: 'To the table',
  bonuses: 'Who took which bonus',
  bonusOpen: (bonus: string, points: number) => `${bonus} ${points} open`,
  takenBy: (bonus: string, points: number, names: readonly string[]) => `${bonus} ${points}: ${list(names)}`,
  bonusTaken: (bonus: string, names: readonly string[]) => `${bonus} taken by ${list(names)}`,
  bonusLine: (line: string, parts: readonly string[]) => `Line ${line}: ${parts.join(', ')}`,
  tookFirst: (name: string, line: string, bonus: string) => `${name} completed line ${line}: ${bonus}`,

  handTo: (name: string) => `Hand the phone to ${name}`,
  curtain: 'Nobody else looks now. The board appears on a tap.',
  show: (name: string) => `I am ${name}: show my board`,
  backTo: (name: string) => `Back to ${name}’s board`,

  reconnecting: 'The table is out of reach. You can go on.',
  /** Words that nobody has proven to be the table's. */
  saidThere: (words: string) => `Somebody at the table’s address says: “${words}” It need not be the table.`,
  reconnected: 'The table is back.',
  sendLater: 'Send later',
  sendLaterSpoken: 'Confirm. It is sent as soon as the table is back.',
  goesLater: 'Is sent later',
  comeBack: 'Go on here',
  couldNotComeBack: 'The table does not answer yet. Please try again.',
  awayTitle: (name: string) => `${name} is away`,
};
