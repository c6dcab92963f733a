/** Arguments of a command line, or one sentence saying what is wrong with them. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

export class BadArgument extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Throws BadArgument; what it says fits on one line. */
export function readArguments<Known extends Options>(argv: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new BadArgument(said.split('\n')[0]!.replace(/\. To specify .*$/, '.'));
  }
}

/** A whole number between two others. */
export function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new BadArgument(`--${name} takes a number from ${least} to ${most}, not "${text}".`);
}

export function oneOf<Item extends string>(name: string, text: string, items: readonly Item[]): Item {
  const found = items.find((item) => item === text);
  if (found !== undefined) return found;
  throw new BadArgument(`--${name} takes one of ${items.join(', ')}, not "${text}".`);
}
