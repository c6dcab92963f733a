import type { EditionId } from '@/games/metro-x';
import { byKind, type EditionWords } from '../en/cards';

const stationen = (n: number) => (n === 1 ? '1 Station' : `${n} Stationen`);

const gamewright: EditionWords = {
  windows: () => 'Fenster',
  windowsLeft: (left, all) => `${left} von ${all} Fenstern frei`,
  marks: (n) => (n === 0 ? 'kreuzt nichts an' : `kreuzt ${n} an`),
  mark: (n) => `${stationen(n)} ankreuzen`,
  marked: 'angekreuzt',
  first: 'Gold',
  later: 'Weiß',
  empty: (n) => (n === 1 ? '1 leere Station' : `${n} leere Stationen`),
  name: byKind({
    number: (n) => `Zahl ${n}`,
    skip: (n) => `Sprung ${n}`,
    transfer: () => 'Umstieg',
    free: () => 'Frei',
  }),
  meaning: byKind(
    {
      number: (n) => `bis ${n} am Stück`,
      skip: (n) => `bis ${n}, überspringt`,
      transfer: () => '2 Punkte je Linie',
      free: () => 'irgendeine Station',
    },
    ', mischen',
  ),
  hint: byKind({
    number: () => 'Eine volle Station hält dich auf.',
    skip: () => 'Volle Stationen werden übersprungen.',
    transfer: () => 'Ihre erste leere Station bekommt die Zahl.',
    free: () => 'Das kostet kein Fenster.',
  }),
  effect: byKind(
    {
      number: (n) =>
        `Bis zu ${n} Stationen am Stück auf einer Linie ankreuzen. Eine volle Station hält dich auf.`,
      skip: (n) => `Bis zu ${n} Stationen auf einer Linie ankreuzen. Volle Stationen werden übersprungen.`,
      transfer: () =>
        'X in ein Fenster schreiben. Die erste leere Station der Linie bekommt 2 Punkte für jede Linie, die dort hält.',
      free: () => 'Eine beliebige leere Station ankreuzen. Das kostet kein Fenster.',
    },
    ' Danach wird der ganze Stapel neu gemischt.',
  ),
};

const okazu: EditionWords = {
  windows: (n) => (n === 1 ? 'Anzeigefeld' : 'Anzeigefelder'),
  windowsLeft: (left, all) => `${left} von ${all} Anzeigefeldern frei`,
  marks: (n) => (n === 0 ? 'kreist nichts ein' : `kreist ${n} ein`),
  mark: (n) => `${stationen(n)} einkreisen`,
  marked: 'eingekreist',
  first: 'Krone',
  later: 'Diamant',
  empty: (n) => (n === 1 ? '1 leeres Feld' : `${n} leere Felder`),
  name: byKind({
    number: (n) => `Zahl ${n}`,
    skip: (n) => `Umkreiste ${n}`,
    transfer: () => 'Stern',
    free: () => 'Frei',
  }),
  meaning: byKind(
    {
      number: (n) => `${n} am Stück`,
      skip: (n) => `${n}, überspringt`,
      transfer: () => '2 Punkte je Linie',
      free: () => 'irgendeine Station',
    },
    ', mischen',
  ),
  hint: byKind({
    number: () => 'Eine volle Station hält dich auf.',
    skip: () => 'Volle Stationen werden übersprungen.',
    transfer: () => 'Ihre erste leere Station bekommt die Zahl.',
    free: () => 'Das kostet kein Anzeigefeld.',
  }),
  effect: byKind(
    {
      number: (n) => `${n} Stationen am Stück auf einer Linie einkreisen. Eine volle Station hält dich auf.`,
      skip: (n) => `${n} Stationen auf einer Linie einkreisen. Volle Stationen werden übersprungen.`,
      transfer: () =>
        'Einen Stern in ein Anzeigefeld zeichnen. Die erste leere Station der Linie bekommt 2 Punkte für jede Linie, die dort hält.',
      free: () => 'Eine beliebige leere Station einkreisen. Das kostet kein Anzeigefeld.',
    },
    ' Danach wird der ganze Stapel neu gemischt.',
  ),
};

export const cards: Record<EditionId, EditionWords> = { gamewright, okazu };
