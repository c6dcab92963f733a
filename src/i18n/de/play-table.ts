import type { playTable as shape } from '../en/play-table';

const LONGEST_LIST = 3;

const list = (names: readonly string[]): string => {
  if (names.length <= 1) return names.join('');
  if (names.length <= LONGEST_LIST) return `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
  return `${names.slice(0, LONGEST_LIST - 1).join(', ')} und ${names.length - LONGEST_LIST + 1} weitere`;
};

export const playTable: typeof shape = {
  list,
  players: 'Am Tisch',
  you: 'du',
  moods: {
    ready: 'ist bereit',
    thinking: 'überlegt',
    acted: 'ist fertig',
    away: 'ist weg',
    bot: 'Bot',
    'stand-in': 'ist weg, der Tisch spielt für den Platz',
  },
  acted: (done, all) => `${done} von ${all} sind fertig`,
  actedShort: (done, all) => `${done}/${all}`,
  showBoard: 'Zeigt diesen Plan',
  waitingFor: (names) => `Es fehlt noch: ${list(names)}`,
  canTakeBack: 'Zurücknehmen geht noch.',
  waitingForCard: 'Gleich kommt die nächste Karte',
  waitingForFirst: 'Gleich kommt die erste Karte',
  allActed: 'Alle sind fertig',

  boardAsOf: (name, turn) =>
    turn === 0 ? `Plan von ${name}, vor der ersten Karte` : `Plan von ${name}, Stand nach Zug ${turn}`,
  board: (name) => `Plan von ${name}`,
  ownBoard: 'Zurück zu meinem Plan',
  yourTurn: 'Mein Plan: du bist dran',
  previous: 'Vorige Person',
  next: 'Nächste Person',

  toTable: 'Zum Tisch',
  bonuses: 'Wer welchen Bonus hat',
  bonusOpen: (bonus, points) => `${bonus} ${points} offen`,
  takenBy: (bonus, points, names) => `${bonus} ${points}: ${list(names)}`,
  bonusTaken: (bonus, names) => `${bonus} schon bei ${list(names)}`,
  bonusLine: (line, parts) => `Linie ${line}: ${parts.join(', ')}`,
  tookFirst: (name, line, bonus) => `${name} hat Linie ${line} vollendet: ${bonus}`,

  handTo: (name) => `Gib das Handy an ${name}`,
  curtain: 'Jetzt schaut sonst niemand hin. Der Plan erscheint nach dem Tippen.',
  show: (name) => `Ich bin ${name}: meinen Plan zeigen`,
  backTo: (name) => `Zurück zum Plan von ${name}`,

  reconnecting: 'Der Tisch ist nicht erreichbar. Spiel ruhig weiter.',
  saidThere: (words) => `Jemand unter der Adresse des Tisches sagt: „${words}“ Es muss nicht der Tisch sein.`,
  reconnected: 'Der Tisch ist wieder da.',
  sendLater: 'Später senden',
  sendLaterSpoken: 'Bestätigen. Es wird gesendet, sobald der Tisch wieder da ist.',
  goesLater: 'Geht später raus',
  comeBack: 'Hier weiterspielen',
  couldNotComeBack: 'Der Tisch antwortet noch nicht. Bitte versuch es noch einmal.',
  awayTitle: (name) => `${name} ist weg`,
};
