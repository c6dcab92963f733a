/** One thing that was looked at: what should be, and what is when that differs. */
export interface Finding {
  readonly ok: boolean;
  readonly sentence: string;
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

export function equal(what: string, actual: unknown, wanted: unknown): Finding {
  const ok = show(actual) === show(wanted);
  return {
    ok,
    sentence: ok ? `${what}: ${show(wanted)}` : `${what} is ${show(actual)}, not ${show(wanted)}`,
  };
}

export function holds(what: string, ok: boolean, otherwise: string): Finding {
  return { ok, sentence: ok ? what : otherwise };
}

/** Both without order. */
export function sameSet(what: string, actual: readonly string[], wanted: readonly string[]): Finding {
  return equal(what, [...new Set(actual)].sort(), [...new Set(wanted)].sort());
}
