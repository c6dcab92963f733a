import type { score as shape } from '../en/score';
import { words } from './words';

export const score: typeof shape = {
  title: 'Wertung',
  total: (n) => `Gesamt ${n}`,
  completed: 'Vollendete Linien',
  parts: {
    gamewright: { transfers: 'Umstiege', empty: 'Leere Stationen' },
    okazu: { transfers: 'Sterne', empty: 'Leere Felder' },
  },
  ranks: {
    genius: { title: 'Netzgenie', line: 'Oder der glücklichste Stapel der Stadt. Rahm dir diesen Plan ein.' },
    professional: { title: 'Chefplanung', line: 'Alles fährt nach deinem Fahrplan.' },
    advanced: { title: 'Betriebsleitung', line: 'Kaum ein Zug steht still.' },
    intermediate: { title: 'Leitstelle', line: 'Ein solides Netz mit Luft am Rand.' },
    average: { title: 'Fahrdienst', line: 'Pünktlich, meistens jedenfalls.' },
    practice: { title: 'Zugbegleitung', line: 'Noch ein paar Fahrten, und du kennst jeden Halt.' },
    'much-practice': { title: 'In Ausbildung', line: 'Zwischen Plan und Gleis klafft noch eine Lücke.' },
    'rules-again': { title: 'Fahrgast', line: 'Vielleicht hilft vorher ein Blick in die Regeln.' },
  },
  none: 'keine',
  emptyCount: (n) => (n === 1 ? '1 Station' : `${n} Stationen`),
  addendLine: (letter, points, bonus) => `Linie ${letter}: ${points}, ${bonus}`,
  addendStation: (station, points) => `${station}: ${points}`,
  addendEmpty: (n, penalty) => `${n} leere ${n === 1 ? 'kostet' : 'kosten'} ${penalty}`,
  showOnMap: 'Zeigt es im Plan',
  again: 'Noch einmal',
  share: 'Teilen',
  replay: 'Nachspielen',
  home: 'Start',
  copied: 'Kopiert: jetzt irgendwo einfügen.',
  shareFailed: 'Teilen hat auf diesem Gerät nicht geklappt.',
  couldNotStart: 'Das neue Spiel ließ sich nicht beginnen. Bitte versuch es noch einmal.',
  sentence: ({ total, map, edition, rank, lines }) =>
    `${words.points(total)} auf ${map} (Metro X, Regeln von ${edition}), ${lines === 1 ? '1 Linie' : `${lines} Linien`} vollendet: ${rank}.`,
  sentenceTable: ({ winners, map, edition, results }) =>
    `${winners} auf ${map} (Metro X, Regeln von ${edition}): ${results}.`,
  standing: (place, name, total) => `Rang ${place}: ${name}, ${words.points(total)}`,
  sum: (s) => `${s.completed} für Linien, ${s.transfers} für Umstiege, minus ${s.penalty} für leere`,
  ranking: 'Alle am Tisch',
  you: 'du',
  stoodIn: (n, name) =>
    n === 1 ? `1 Zug wurde für ${name} gespielt.` : `${n} Züge wurden für ${name} gespielt.`,
  waitingForRematch: 'Warten auf die nächste Runde',
  notRematched: 'Die neue Runde ließ sich nicht beginnen. Bitte versuch es noch einmal.',
  seat: (n, name) => (name === '' ? `Platz ${n}` : name),
  board: 'Der fertige Plan',
};
