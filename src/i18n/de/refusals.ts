import type { refusals as shape } from '../en/refusals';
import { cards } from './cards';

const whole = (value: string | number | undefined): string => (value === undefined ? '?' : String(value));

export const refusals: typeof shape = {
  byCode: {
    'game-over': () => 'Das Spiel ist zu Ende.',
    'seats-are-due': () => 'Auf diese Karte muss noch jemand reagieren.',
    'card-not-left': () => 'Diese Karte ist nicht mehr im Stapel.',
    'unknown-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
    'no-card': () => 'Es liegt noch keine Karte offen.',
    'already-acted': () => 'Du hast diese Karte schon genutzt.',
    'card-needs-line': () => 'Diese Karte gilt einer Linie, nicht einer einzelnen Station.',
    'card-needs-station': () => 'Die freie Karte gilt einer Station, nicht einer Linie.',
    'unknown-line': () => 'Diese Linie gibt es auf dem Plan nicht.',
    'unknown-station': () => 'Diese Station gibt es auf dem Plan nicht.',
    'no-window': (p, words = cards.gamewright) =>
      `Auf Linie ${whole(p['line'])} ist kein ${words.windows(1)} mehr frei.`,
    'too-many': (p) => `Auf Linie ${whole(p['line'])} gilt die Karte für höchstens ${whole(p['most'])}.`,
    'too-few': (p) =>
      `In dieser Ausgabe gilt die Karte voll: alle ${whole(p['most'])} auf Linie ${whole(p['line'])}.`,
    'free-unused': () => 'Die freie Karte muss genutzt werden, solange eine Station leer ist.',
    'station-filled': () => 'Diese Station ist schon voll.',
    'nothing-to-take-back': () => 'In diesem Zug gibt es nichts zurückzunehmen.',
    'turn-closed': () => 'Der Zug ist vorbei; zurücknehmen geht nicht mehr.',
    'take-back-off': () => 'An diesem Tisch wird nichts zurückgenommen.',
    'bad-json': () => 'Diese Datei oder dieser Text lässt sich nicht lesen.',
    'too-large': () => 'Die Datei ist zu groß.',
    'unknown-format': () => 'Diese Datei ist kein Spiel von Interchange.',
    'bad-record': () => 'Die Datei ist beschädigt.',
    'unknown-game': () => 'Diese Version kennt das Spiel nicht.',
    'bad-seats': (p) => `Das Spiel ist für ${whole(p['fewest'])} bis ${whole(p['most'])} Plätze.`,
    'bad-options': () => 'Die Einstellungen dieses Spiels sind hier nicht bekannt.',
    'unknown-event': () => 'Die Datei enthält einen Zug, den es in diesem Spiel nicht gibt.',
    'bad-event': () => 'Die Datei enthält einen beschädigten Zug.',
    unreadable: () => 'Der Tisch konnte das nicht lesen, darum wurde es nicht bestätigt.',
  },
  unknown: 'Das geht hier nicht.',
  seeRule: 'Die Regel',
};
