import type { stage as shape } from '../en/stage';

export const stage: typeof shape = {
  card: (n) => `Karte ${n}`,
  beforeFirst: 'Alle sind da. Deck die erste Karte auf.',
  flipFirst: 'Erste Karte aufdecken',
  flipNext: 'Nächste Karte aufdecken',
  waitsForFlip: 'Gleich kommt die nächste Karte',
  tapCard: 'Deck eine Karte deines Stapels auf und tippe hier dieselbe an:',
  cardOf: (name, left, all) => `${name}, noch ${left} von ${all}`,
  seeRule: 'Zur Regel',
  thinking: (n, all) => (n === 1 ? `1 von ${all} überlegt noch` : `${n} von ${all} überlegen noch`),
  awayAwaited: 'Es fehlt nur, wer nicht da ist',
  allActed: 'Alle sind fertig',
  acted: 'ist fertig',
  isThinking: 'überlegt',
  isAway: 'ist nicht da',
  bonuses: 'Boni',
  bonusOpen: (bonus, points) => `${bonus} ${points} offen`,
  bonusSpoken: (line, open, first, later) =>
    [`Linie ${line}: ${open}`, first, later].filter((part) => part !== '').join(', '),
  takenBy: (bonus, names) => `${bonus}: ${names}`,
  awayTitle: (name) => `${name} ist nicht da`,
  awayDetail: 'Der Platz bleibt erhalten. Das Gerät kommt von selbst zurück.',
  wait: 'Warten',
  playOn: 'Ohne weiterspielen',
  letBot: 'Computer übernimmt',
  standIn: {
    wait: 'Der Tisch wartet.',
    default: 'Für diesen Platz wird ein einfacher Zug gemacht, bis er wieder da ist.',
    bot: 'Ein Computer spielt diesen Platz, bis er wieder da ist.',
  },
  manyAway: (n) => `${n} sind nicht da`,
  manyKept: 'Ihre Plätze bleiben erhalten, und ihre Geräte kommen von selbst zurück.',
  manyStandIn: {
    wait: 'Der Tisch wartet auf sie.',
    default: 'Für sie werden einfache Züge gemacht, bis sie wieder da sind.',
    bot: 'Computer spielen ihre Plätze, bis sie wieder da sind.',
    mixed: 'Auf einige wartet der Tisch, für andere wird gezogen.',
  },
  oneByOne: 'Einzeln festlegen',
  stoodIn: (n) =>
    n === 1 ? '1 Zug wurde für diesen Platz gemacht' : `${n} Züge wurden für diesen Platz gemacht`,
  stoodInShort: (n) => `${n} in Vertretung`,
  winner: (name) => `${name} gewinnt`,
  winners: (names) => `${names} gewinnen gemeinsam`,
  place: (n) => `${n}.`,
  standing: (place, name, points, empty) => `Rang ${place}: ${name}, ${points}, ${empty}`,
  tieBroken: (names) => `${names} haben gleich viele Punkte: Weniger leere Stationen entscheiden.`,
  tieStays: (names) =>
    `${names} haben gleich viele Punkte und gleich viele leere Stationen: Sie teilen sich den Rang.`,
  rematch: 'Revanche',
  rematchDetail: 'Dieselben Plätze, ein neuer Stapel.',
  rematchAwaited: 'Die Revanche beginnt am Gerät des Tisches. Dieser Bildschirm geht dann von selbst mit.',
  notLeft: 'Alle Karten dieser Art sind schon aufgedeckt. Tippe die an, die offen liegt.',
  change: 'Anderer Plan oder andere Plätze',
  sheets: 'Wertungsblätter',
  verdict: {
    proven:
      'Kein Gerät konnte die Karten aussuchen: Alle haben zusammen gemischt, und jede Karte wurde geprüft.',
    redrawn:
      'Jede Karte wurde geprüft. Aber es wurde mehr als einmal gemischt; das gebende Gerät hätte sich eine Mischung aussuchen können.',
    fixed: 'Der Stapel stand vorher fest; jede Karte folgt daraus.',
    'left-out':
      'Jede Karte folgt aus dem Mischen. Aber dieses Gerät hat nicht mitgemischt und weiß nicht, ob die Mischung ausgesucht war.',
    'real-deck': 'Gespielt mit echten Karten.',
    broken: 'Vorsicht: Die Karten sind nicht die, auf die sich das gebende Gerät festgelegt hatte.',
  },
};
