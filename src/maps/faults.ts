/** What can be wrong with a map file: data for programs, and a sentence for its author. */
export const FAULT_WORDS = {
  malformed: 'The file does not follow the format: {detail} (at {path}).',
  'duplicate-station': 'Station {station} is listed {times} times.',
  'duplicate-line': 'Line {line} is listed {times} times.',
  'duplicate-colour': 'Lines {lines} have the same colour {colour}; every line needs its own.',
  'duplicate-pattern': 'Lines {lines} have the same pattern {pattern}; every line needs its own.',
  'unknown-station': 'Line {line} stops at {station}, which is not in the list of stations.',
  'unused-station': 'Station {station} is on no line.',
  'repeated-stop': 'Line {line} stops at {station} more than once.',
  'bonus-order':
    'Line {line} pays {first} for the first to finish it, which is not more than {later} for later ones.',
  'not-connected': 'The map falls apart: {station} cannot be reached from {from}.',
  'unknown-bend': 'There is a bend between {a} and {b}, but no line runs from one to the other.',
  'duplicate-bend': 'The bends between {a} and {b} are listed twice.',
  'not-octilinear': 'Line {line} is neither level, upright nor diagonal {place}.',
  'doubles-back': 'Line {line} turns back sharply after the track {place}.',
  'train-backwards': 'The track of line {line} leaves its train through the cars: turn the train round.',
  'sign-backwards': 'The track of line {line} runs through its sign: turn the sign round.',
  'run-together': 'Lines {a} and {b} lie upon each other {place} without sharing that track.',
  'too-close': 'Stations {a} and {b} are only {apart} apart; the least is {pitch}.',
  overlap: 'There is no free paper between {a} and {b}.',
  struck: 'Line {line} runs through {thing}.',
} as const satisfies Record<string, string>;

export type FaultCode = keyof typeof FAULT_WORDS;

export interface MapFault {
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const fault = (code: FaultCode, params: MapFault['params']): MapFault => ({ code, params });

/** For authors at a terminal; screens have their own words for the codes. */
export const sayFault = ({ code, params }: MapFault): string =>
  FAULT_WORDS[code].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
