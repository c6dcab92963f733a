import type { newGame as shape } from '../en/new-game';

export const newGame: typeof shape = {
  title: 'Neues Spiel',
  map: 'Plan',
  lines: (n: number) => (n === 1 ? '1 Linie' : `${n} Linien`),
  stations: (n: number) => (n === 1 ? '1 Station' : `${n} Stationen`),
  longest: (line: string, n: number) => `längste: ${line} mit ${n}`,
  longestSpoken: (line: string, n: number) => `längste Linie: ${line} mit ${n} Stationen`,
  character: {
    'metro-city': 'Der Plan für den Anfang: viele Kreuzungen, hohe Punktzahlen.',
    'tube-town': 'Schwerer: wenige Kreuzungen und eine Linie mit 19 Stationen.',
    tokyo: 'Lange Linien, die sich oft kreuzen: Plane voraus.',
    osaka: 'Am schwersten: wenige Kreuzungen und eine Linie mit 18 Stationen.',
  },
  edition: 'Regeln',
  follows: (map: string) => `Mit dieser Ausgabe ist ${map} erschienen.`,
  differs: (map: string) => `${map} ist mit der anderen Ausgabe erschienen. Beides geht.`,
  facts: {
    cards: (n: number) => (n === 1 ? '1 Karte' : `${n} Karten`),
    fewerAllowed: 'du darfst weniger Stationen füllen, als die Karte erlaubt',
    fewerForbidden: 'du füllst immer alles, was die Karte sagt',
    penalty: (free: number) =>
      free === 1 ? 'eine leere Station kostet nichts' : `bis zu ${free} leere Stationen kosten nichts`,
  },
  compare: 'Regeln lesen',
  start: 'Los',
  startSpoken: (map: string, edition: string) => `${map} mit ${edition}-Regeln beginnen`,
};
