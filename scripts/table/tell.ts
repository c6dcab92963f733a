/** What happens, for programs as JSON lines and for people in words. */
import type { Line } from './teller';

export type Tell = (line: Line) => void;

const WORDS: Readonly<Record<string, (line: Line) => string>> = {
  listening: ({ name, code, addresses, port, resumed }) =>
    [
      `${String(name)} ${resumed === true ? 'goes on' : 'is open'}: code ${String(code)}`,
      ...(addresses as readonly string[]).map((address) => `  ${address}:${String(port)}`),
    ].join('\n'),
  finding: ({ name }) => `Looking for ${String(name)} in the network.`,
  found: ({ address }) => `Found at ${String(address)}.`,
  joined: ({ name, seats }) =>
    `At the table ${String(name)}, seat ${(seats as number[]).join(', ') || 'none'}.`,
  reconnecting: () => 'The table is out of reach; trying again.',
  live: () => 'Connected.',
  ended: ({ reason, sentence }) => String(sentence ?? reason),
  seated: ({ seat, name }) => `Seat ${String(seat)}: ${String(name)}`,
  free: ({ seat }) => `Seat ${String(seat)} is free again.`,
  away: ({ name }) => `${String(name)} is away.`,
  back: ({ name }) => `${String(name)} is back.`,
  guarded: () => 'Too many wrong codes: nobody new gets in by code for a minute.',
  started: ({ names }) => `The game begins: ${(names as string[]).join(', ')}.`,
  flip: ({ card }) => `Card: ${String(card)}`,
  mark: ({ seat, line, count }) => `  seat ${String(seat)}: line ${String(line)}, ${String(count)}`,
  free_station: ({ seat, station }) => `  seat ${String(seat)}: ${String(station)}`,
  over: ({ scores, winners }) => {
    const totals = (scores as readonly { total: number }[]).map(({ total }) => total);
    const best = (winners as readonly number[]).map((seat) => `seat ${seat}`).join(' and ');
    return `Over. ${totals.map((total, seat) => `Seat ${seat}: ${total}`).join(', ')}. Won by ${best}.`;
  },
  stopped: () => 'Stopped.',
};

/** Kinds that only programs care for are left out where people read. */
export function makeTell(json: boolean, write: (text: string) => void): Tell {
  return (line) => {
    const words = WORDS[line.type === 'free' && 'station' in line ? 'free_station' : line.type];
    if (json) write(`${JSON.stringify(line)}\n`);
    else if (words) write(`${words(line)}\n`);
  };
}
