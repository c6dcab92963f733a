import type { Actions, Expectation } from './api';
import { targetOf } from './element';
import { describeTarget, NotOne, sightings, type Target } from './locate';
import { patternOf } from './matchers';
import type { Sighting } from './probe/contract';
import { settle } from './session';
import { patience } from './settings';

const POLL_MS = 50;
const VISIBLE_PERCENT = 75;

/** Null when it holds, else what is the case instead. */
type Check = (sighting: Sighting | null) => string | null;

export interface Claim {
  readonly target: Target;
  readonly words: string;
  readonly check: Check;
}

const missing = 'it does not exist';

/** Needs the element, then compares one thing about it. */
const compare =
  (holds: (sighting: Sighting) => boolean, actual: (sighting: Sighting) => string): Check =>
  (sighting) =>
    sighting === null ? missing : holds(sighting) ? null : actual(sighting);

const quote = (text: string | null): string => (text === null ? 'nothing' : JSON.stringify(text));

function fits(text: string, wanted: string | RegExp): boolean {
  const pattern = patternOf(wanted);
  return typeof pattern === 'string'
    ? text === pattern
    : new RegExp(pattern.source, pattern.flags).test(text);
}

const CHECKS = {
  toBeVisible: (percent = VISIBLE_PERCENT) =>
    compare(
      ({ seen }) => seen > 0 && seen * 100 >= percent,
      ({ seen }) => `${Math.round(seen * 100)} % of it can be seen, ${percent} % are needed`,
    ),
  toExist: () => (sighting: Sighting | null) => (sighting === null ? missing : null),
  toBeFocused: () =>
    compare(
      ({ focused }) => focused,
      () => 'it has no focus',
    ),
  toHaveText: (text: string | RegExp) =>
    compare(
      (at) => fits(at.text, text),
      (at) => `its text is ${quote(at.text)}`,
    ),
  toHaveLabel: (label: string) =>
    compare(
      (at) => at.label === label,
      (at) => `its label is ${quote(at.label)}`,
    ),
  toHaveId: (id: string) =>
    compare(
      (at) => at.id === id,
      (at) => `its id is ${quote(at.id)}`,
    ),
  toHaveValue: (value: unknown) =>
    compare(
      (at) => at.value === String(value),
      (at) => `its value is ${quote(at.value)}`,
    ),
  toHaveToggleValue: (on: boolean) =>
    compare(
      (at) => at.toggled === on,
      (at) => (at.toggled === null ? 'it is no switch' : `it is ${String(at.toggled)}`),
    ),
} as const;

/** What must be absent or hidden may be gone altogether; anything else needs the element to compare with. */
const negate = (name: keyof typeof CHECKS, check: Check): Check => {
  const goneIsFine = name === 'toExist' || name === 'toBeVisible';
  return (sighting) => {
    if (sighting === null) return goneIsFine ? null : missing;
    return check(sighting) === null ? 'it does' : null;
  };
};

/** What is wrong at this moment, or null. */
export async function examine({ target, check }: Claim): Promise<string | null> {
  const found = await sightings(target);
  if (found.length > 1)
    throw new NotOne(`${describeTarget(target)} is ambiguous: ${found.length} elements match.`);
  return check(found[0] ?? null);
}

/** Tries until it holds or the time is over. */
export async function holdsWithin(claim: Claim, patience: number): Promise<void> {
  const end = performance.now() + patience;
  let problem = await examine(claim);
  while (problem !== null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    problem = await examine(claim);
  }
  if (problem !== null)
    throw new Error(`expect(${describeTarget(claim.target)}).${claim.words} failed: ${problem}.`);
}

/** Detox's vocabulary over anything that can be done with a claim: check it now, or wait for it. */
export function vocabulary<R>(
  target: Target,
  settleWith: (claim: Claim) => R,
  negated = false,
): Expectation<R> {
  const claim = (name: keyof typeof CHECKS, negative: boolean, args: readonly unknown[]): R => {
    const make = CHECKS[name] as (...values: readonly unknown[]) => Check;
    const words = `${negative ? 'not.' : ''}${name}(${args.map(String).join(', ')})`;
    const check = make(...args);
    return settleWith({ target, words, check: negative ? negate(name, check) : check });
  };
  return {
    get not() {
      return vocabulary(target, settleWith, !negated);
    },
    toBeVisible: (percent) => claim('toBeVisible', negated, percent === undefined ? [] : [percent]),
    toBeNotVisible: () => claim('toBeVisible', !negated, []),
    toExist: () => claim('toExist', negated, []),
    toNotExist: () => claim('toExist', !negated, []),
    toBeFocused: () => claim('toBeFocused', negated, []),
    toBeNotFocused: () => claim('toBeFocused', !negated, []),
    toHaveText: (text) => claim('toHaveText', negated, [text]),
    toHaveLabel: (label) => claim('toHaveLabel', negated, [label]),
    toHaveId: (id) => claim('toHaveId', negated, [id]),
    toHaveValue: (value) => claim('toHaveValue', negated, [value]),
    toHaveToggleValue: (on) => claim('toHaveToggleValue', negated, [on]),
  };
}

export function expect(actions: Actions): Expectation {
  return vocabulary(targetOf(actions), async (claim) => {
    await settle();
    await holdsWithin(claim, patience());
  });
}
