export const newGame = {
  title: 'New game',
  map: 'Map',
  lines: (n: number) => (n === 1 ? '1 line' : `${n} lines`),
  stations: (n: number) => (n === 1 ? '1 station' : `${n} stations`),
  longest: (line: string, n: number) => `longest: ${line} with ${n}`,
  longestSpoken: (line: string, n: number) => `longest line: ${line} with ${n} stations`,
  character: {
    'metro-city': 'The one to start with: many crossings, high scores.',
    'tube-town': 'Harder: few crossings, and a line of 19 stations.',
    tokyo: 'Long lines that cross often: plan ahead.',
    osaka: 'The hardest: few crossings, and a line of 18 stations.',
  },
  edition: 'Rules',
  follows: (map: string) => `The edition printed with ${map}.`,
  differs: (map: string) => `${map} was printed with the other edition. Both work.`,
  facts: {
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    fewerAllowed: 'you may mark fewer stations than the card says',
    fewerForbidden: 'you always mark all that the card says',
    penalty: (free: number) =>
      free === 1 ? 'one empty station costs nothing' : `up to ${free} empty stations cost nothing`,
  },
  compare: 'Read the rules',
  start: 'Start',
  startSpoken: (map: string, edition: string) => `Start ${map} with ${edition} rules`,
};
