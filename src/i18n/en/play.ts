import type { MetroXScore, StopReason } from '@/games/metro-x';
import type { PatternId } from '@/maps/drawing/patterns';
import type { ColourId } from '@/maps/palette';
import type { EditionWords } from './cards';
import { playTable } from './play-table';
import { words } from './words';

const stop: Record<StopReason, (words: EditionWords) => string> = {
  count: () => 'as far as the card goes',
  filled: (words) => `stops at a ${words.marked} station`,
  end: () => 'reaches the end of the line',
  'line-full': () => 'every station is filled already',
  chosen: () => 'fewer by choice',
};

const colours: Record<ColourId, string> = {
  red: 'red',
  orange: 'orange',
  gold: 'gold',
  yellow: 'yellow',
  lime: 'lime',
  green: 'green',
  teal: 'teal',
  sky: 'sky blue',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  grey: 'grey',
};

const patterns: Record<PatternId, string> = {
  solid: 'solid',
  hollow: 'hollow',
  core: 'cored',
  dashes: 'dashed',
  sleepers: 'striped',
  dots: 'dotted',
  beads: 'beaded',
  links: 'linked',
  morse: 'double-barred',
};

export const play = {
  leave: 'Leave; the game is saved',
  rules: 'Rules',
  describe: 'Describe the board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  board: (map: string) => `Map of ${map}`,
  card: (name: string, meaning: string) => `Card: ${name}, ${meaning}`,
  noCard: 'No card',
  score: (s: MetroXScore) =>
    `Score ${s.total}: ${s.completed} for lines, ${s.transfers} for transfers, minus ${s.penalty} for ${s.empty} empty`,
  /** Under the points that were earned: what the empty stations take away again. */
  emptyCost: (s: MetroXScore) => (s.penalty === 0 ? `${s.empty} empty` : `−${s.penalty} · ${s.empty} empty`),
  deckLeft: (n: number) => `${n} left`,
  deck: (left: number, kinds: string) =>
    left === 1 ? `Deck: 1 card left: ${kinds}` : `Deck: ${left} cards left: ${kinds}`,
  times: (n: number, name: string) => (n === 1 ? `once ${name}` : `${n} times ${name}`),
  confirm: 'Confirm',
  saving: 'Saving …',
  takeBack: 'Take back',
  fewer: 'Fewer',
  more: 'More',
  previousStation: 'Previous station of the line',
  nextStation: 'Next station of the line',
  table: playTable,
  close: 'Close',

  chooseLine: 'Choose a line',
  chooseStation: 'Tap an empty station',
  chooseStationDetail: 'Or choose a line and step along it.',
  nothingToMark: 'No station is empty: confirm to go on',
  line: (letter: string) => `Line ${letter}`,
  station: (name: string, lines: string) => (name === '' ? `Station ${lines}` : `${name}, on ${lines}`),
  emptyStation: 'empty',
  stop,
  onlyWindow: (words: EditionWords) => `Uses a ${words.windows(1)}, marks nothing`,
  writes: (n: number) => `Writes ${n} into the station`,
  linesHere: (n: number) => (n === 1 ? '1 line stops here' : `${n} lines stop here`),
  completes: (letter: string, points: number, bonus: string) => `completes ${letter}: ${points}, ${bonus}`,
  delta: (n: number) => `${n > 0 ? '+' : ''}${words.points(n)}`,
  deltaSpoken: (n: number) => `${n < 0 ? 'minus' : 'plus'} ${words.points(Math.abs(n))}`,

  colours,
  patterns,
  look: (pattern: PatternId, colour: ColourId) => `${patterns[pattern]} ${colours[colour]}`,
  nextEmpty: (place: number, length: number) => `next empty station ${place} of ${length}`,
  allFilled: 'all stations filled',
  thisCard: (marks: string) => `this card ${marks}`,
  thisCardWrites: (n: number) => `this card writes ${n}`,
  bonusOpen: (bonus: string, points: number) => `${bonus} still open for ${points}`,
  complete: (points: number) => `complete for ${points}`,
  dead: 'cannot be completed any more',
  noWindow: (words: EditionWords) => `no ${words.windows(1)} left`,
  alreadyActed: 'you have acted on this card',
  described: (letter: string, look: string, rest: string) => `${letter}, ${look}: ${rest}.`,
  filledOf: (filled: number, length: number) => `${filled} of ${length} filled`,

  flipped: (name: string, effect: string) => `${name}. ${effect}`,
  marked: (n: number, letter: string) =>
    n === 1 ? `1 station on line ${letter}` : `${n} stations on line ${letter}`,
  lineCompleted: (letter: string, points: number) => `Line ${letter} complete: ${words.points(points)}`,
  celebration: (letters: string, points: number) => `${letters} complete · +${points}`,

  loading: 'Opening the game …',
  notSaved: 'Could not be saved, so nothing was done. Your choice is still here: try again.',
  elsewhere: 'This game went on in another window.',
};
