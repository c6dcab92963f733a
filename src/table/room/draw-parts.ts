/** The others' parts of the shuffle of a game that is about to begin: docs/protocol.md, DL. */
import { type Mix, pledgeOf, type Pledges } from '../dealing';
import type { RoomCore } from './core';
import type { Told } from './playing';
import type { RoomFacts } from './room-save';

/** How long a start waits for devices that have not bound themselves, and then for those that do not open. */
const PART_WITHIN = 1_000;

export interface Drawn {
  readonly mix: Mix;
  readonly isRedrawn: boolean;
}

const isAsked = ({ dealer, seed }: RoomFacts): boolean => dealer === 'seeded' && seed === null;

/** Resolves when every connected device is bound to its part, or was given the time to be. */
export function pledged(core: RoomCore): Promise<void> {
  const isDone = () => {
    const { facts, devices } = core;
    const bound = new Set(facts.next.pledges.map(({ device }) => device));
    return !isAsked(facts) || devices.all().every(({ device }) => bound.has(device));
  };
  if (isDone()) return Promise.resolve();
  for (const attached of core.devices.all()) core.news.commit(attached, true);
  return until(core, isDone);
}

/**
 * First everybody is told whose parts are mixed and what each is bound to, then they open them. Who does not is
 * left out, and the others are told of that list, too: they would find the mix broken, and they have to know
 * that it could be chosen whether somebody was left out.
 */
export async function drawParts(core: RoomCore): Promise<Drawn> {
  if (!isAsked(core.facts)) return { mix: [], isRedrawn: false };
  const asked = core.facts.next.pledges
    .filter(({ device }) => core.devices.isHere(device))
    .sort((a, b) => Number(a.device) - Number(b.device));
  tell(core, asked);
  const partOf = ({ device, pledge }: Pledges[number]): Mix => {
    const nonce = core.devices.get(device)?.part ?? null;
    return nonce !== null && pledgeOf(nonce) === pledge ? [{ device, nonce }] : [];
  };
  await until(core, () => asked.every((one) => partOf(one).length > 0 || !core.devices.isHere(one.device)));
  const mix = asked.flatMap(partOf);
  const isRedrawn = mix.length < asked.length;
  if (isRedrawn)
    tell(
      core,
      asked.filter((one) => mix.some(({ device }) => device === one.device)),
    );
  return { mix, isRedrawn };
}

function tell({ devices, facts }: RoomCore, pledges: Pledges): void {
  const message: Told = { t: 'mix', match: facts.next.match, pledges: [...pledges] };
  for (const { device } of pledges) devices.get(device)?.line.send(message);
}

function until(core: RoomCore, isDone: () => boolean): Promise<void> {
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = core.ports.timers.after(PART_WITHIN, () => done());
    const leave = core.subscribe(() => {
      if (isDone()) done();
    });
    const done = () => {
      stop();
      leave();
      resolve();
    };
  });
}
