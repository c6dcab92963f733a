import type { PatternId } from '@/maps/drawing/patterns';
import type { ColourId } from '@/maps/palette';
import type { play as shape } from '../en/play';
import { playTable } from './play-table';
import { words } from './words';

const colours: Record<ColourId, string> = {
  red: 'rot',
  orange: 'orange',
  gold: 'golden',
  yellow: 'gelb',
  lime: 'limettengrün',
  green: 'grün',
  teal: 'petrol',
  sky: 'himmelblau',
  blue: 'blau',
  purple: 'lila',
  pink: 'rosa',
  brown: 'braun',
  grey: 'grau',
};

const patterns: Record<PatternId, string> = {
  solid: 'durchgezogen',
  hollow: 'hohl',
  core: 'mit Kern',
  dashes: 'gestrichelt',
  sleepers: 'gestreift',
  dots: 'gepunktet',
  beads: 'mit Perlen',
  links: 'gegliedert',
  morse: 'mit Doppelstrichen',
};

export const play: typeof shape = {
  leave: 'Verlassen; das Spiel ist gespeichert',
  rules: 'Regeln',
  describe: 'Plan beschreiben',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Plan zeigen',
  board: (map) => `Plan von ${map}`,
  card: (name, meaning) => `Karte: ${name}, ${meaning}`,
  noCard: 'Keine Karte',
  score: (s) =>
    `Punktestand ${s.total}: ${s.completed} für Linien, ${s.transfers} für Umstiege, minus ${s.penalty} für ${s.empty} leere`,
  emptyCost: (s) => (s.penalty === 0 ? `${s.empty} leer` : `−${s.penalty} · ${s.empty} leer`),
  deckLeft: (n) => `noch ${n}`,
  deck: (left, kinds) =>
    left === 1 ? `Stapel: noch 1 Karte: ${kinds}` : `Stapel: noch ${left} Karten: ${kinds}`,
  times: (n, name) => (n === 1 ? `einmal ${name}` : `${n}-mal ${name}`),
  confirm: 'Bestätigen',
  saving: 'Speichern …',
  takeBack: 'Zurücknehmen',
  fewer: 'Weniger',
  more: 'Mehr',
  previousStation: 'Vorige Station der Linie',
  nextStation: 'Nächste Station der Linie',
  table: playTable,
  close: 'Schließen',

  chooseLine: 'Wähle eine Linie',
  chooseStation: 'Tippe auf eine leere Station',
  chooseStationDetail: 'Oder wähle eine Linie und gehe sie entlang.',
  nothingToMark: 'Keine Station ist leer: bestätige, um weiterzuspielen',
  line: (letter) => `Linie ${letter}`,
  station: (name, lines) => (name === '' ? `Station ${lines}` : `${name}, an ${lines}`),
  emptyStation: 'leer',
  stop: {
    count: () => 'so weit die Karte reicht',
    filled: () => 'hält vor einer vollen Station',
    end: () => 'erreicht das Ende der Linie',
    'line-full': () => 'alle Stationen sind schon voll',
    chosen: () => 'weniger aus freier Wahl',
  },
  onlyWindow: (words) => `Füllt ein ${words.windows(1)}, sonst nichts`,
  writes: (n) => `Schreibt ${n} in die Station`,
  linesHere: (n) => (n === 1 ? '1 Linie hält hier' : `${n} Linien halten hier`),
  completes: (letter, points, bonus) => `vollendet ${letter}: ${points}, ${bonus}`,
  delta: (n) => `${n > 0 ? '+' : ''}${words.points(n)}`,
  deltaSpoken: (n) => `${n < 0 ? 'minus' : 'plus'} ${words.points(Math.abs(n))}`,

  colours,
  patterns,
  look: (pattern, colour) => `${colours[colour]} ${patterns[pattern]}`,
  nextEmpty: (place, length) => `nächste leere Station ${place} von ${length}`,
  allFilled: 'alle Stationen voll',
  thisCard: (marks) => `diese Karte ${marks}`,
  thisCardWrites: (n) => `diese Karte schreibt ${n}`,
  bonusOpen: (bonus, points) => `${bonus} noch offen für ${points}`,
  complete: (points) => `vollendet für ${points}`,
  dead: 'kann nicht mehr vollendet werden',
  noWindow: (words) => `kein ${words.windows(1)} mehr frei`,
  alreadyActed: 'du hast diese Karte schon genutzt',
  described: (letter, look, rest) => `${letter}, ${look}: ${rest}.`,
  filledOf: (filled, length) => `${filled} von ${length} voll`,

  flipped: (name, effect) => `${name}. ${effect}`,
  marked: (n, letter) => (n === 1 ? `1 Station auf Linie ${letter}` : `${n} Stationen auf Linie ${letter}`),
  lineCompleted: (letter, points) => `Linie ${letter} vollendet: ${words.points(points)}`,
  celebration: (letters, points) => `${letters} vollendet · +${points}`,

  loading: 'Das Spiel wird geöffnet …',
  notSaved:
    'Speichern hat nicht geklappt, also ist nichts passiert. Deine Wahl steht noch: versuch es erneut.',
  elsewhere: 'Dieses Spiel ging in einem anderen Fenster weiter.',
};
