/** The table as the door knows it: who may come in, and what happens when somebody does. */
import type { Household, HostLine } from '../wire/lines';
import { LIMITS } from '../wire/limits';
import type { Reason } from '../wire/reasons';
import type { ToHost } from '../wire/to-host';
import type { RoomCore } from './core';
import { hear } from './hear';
import { OWN_DEVICE, type RoomDevice } from './room-save';
import { admitted, deviceOf, type Ghost, seatsOf, takenSeats, withPlayersBack } from './roster';

type Join = Extract<ToHost, { t: 'join' }>;

const TOKEN_BYTES = 16;
const MINUTE = 60_000;

export function makeHousehold(core: RoomCore): Household {
  /** When wrong codes were tried within the last minute. */
  let wrong: readonly number[] = [];
  return {
    describe: () => {
      const { id, name, choice, epoch, locked, seats } = core.facts;
      const taken = takenSeats(core.facts);
      return { id, name, game: choice.game, phase: core.phase, taken, seats: seats.length, epoch, locked };
    },
    password: (by) => core.facts[by],
    tokenOf: (device) => deviceOf(core.facts, device)?.token ?? null,
    isGuarded: () => core.facts.guarded,
    wrongCode: () => {
      const now = core.ports.clock.now();
      wrong = [...wrong.filter((at) => now - at < MINUTE), now];
      if (wrong.length < LIMITS.wrongCodes || core.facts.guarded) return;
      wrong = [];
      // At once, whether or not it reaches the disk.
      core.book.note((facts) => ({ ...facts, guarded: true }));
      void core.book.inTurn(() => core.book.write(core.facts));
      core.changed();
    },
    joined: (line, join) => seeIn(core, line, () => welcome(core, line, join)),
    resumed: (line, device) => seeIn(core, line, () => welcomeBack(core, line, device)),
  };
}

/** One whom the table fails over tries again; everybody else plays on. */
function seeIn(core: RoomCore, line: HostLine, work: () => Promise<void>): void {
  core.book.inTurn(work).catch(() => line.close('busy'));
}

/** The token is on the disk before it is told: a device that was told one can come back to a restarted host. */
async function welcome(core: RoomCore, line: HostLine, join: Join): Promise<void> {
  const known = rejoining(core, join);
  if (known !== undefined) {
    await playersBack(core, known.id);
    attend(core, line, { device: known.id, fresh: true, token: known.token });
    return;
  }
  const leads = join.lead === core.facts.key;
  const no = whyNot(core, join, leads);
  if (no !== null) {
    line.close(no);
    return;
  }
  const token = await core.ports.entropy.hex(TOKEN_BYTES);
  const newcomer = { ...join, token, leads, ghost: ghostOf(core, join.name) };
  const admission = admitted(core.facts, newcomer, core.devices.isHere);
  if (admission === 'full') {
    line.close('full');
    return;
  }
  // 'busy' is no last word: the newcomer tries again by itself.
  if (!(await core.book.write(admission.facts))) {
    line.close('busy');
    return;
  }
  core.devices.keepOnly(new Set(core.facts.devices.map(({ id }) => id)));
  attend(core, line, { device: admission.device, fresh: true, token });
}

/** The answer to its join was lost on the way: it has a place already, whatever happened since. */
function rejoining(core: RoomCore, { once }: Join): RoomDevice | undefined {
  if (once === undefined || core.ended !== null || core.paused) return undefined;
  return core.facts.devices.find((device) => device.once === once);
}

function whyNot(core: RoomCore, { name, lead }: Join, leads: boolean): Reason | null {
  if (core.paused) return 'silent';
  if (core.ended !== null) return core.ended;
  if (lead !== undefined && !leads) return 'wrong-code';
  if (core.facts.locked && !leads) return 'locked';
  return name !== null && !core.isIdle ? 'started' : null;
}

/**
 * Who comes back to the lobby without a memory (a private window, a reload) gets the same place again. Not from a
 * phone that others are passed, too: they would lose their seats with it.
 */
function ghostOf(core: RoomCore, name: string | null): Ghost | null {
  const { facts, devices } = core;
  for (const [seat, held] of facts.seats.entries()) {
    if (held.kind !== 'person' || held.name !== name) continue;
    const { device } = held;
    if (device === null || device === OWN_DEVICE || devices.isHere(device)) continue;
    if (seatsOf(facts, device).length === 1) return { seat, device };
  }
  return null;
}

async function welcomeBack(core: RoomCore, line: HostLine, device: string): Promise<void> {
  if (core.paused) {
    line.close('silent');
    return;
  }
  if (core.ended !== null) {
    line.close(core.ended);
    return;
  }
  if (deviceOf(core.facts, device) === undefined) {
    line.close('no-such-device');
    return;
  }
  await playersBack(core, device);
  attend(core, line, { device, fresh: false });
}

/** Without the disk it holds in memory: nobody is kept out of their own seat. */
async function playersBack(core: RoomCore, device: string): Promise<void> {
  const facts = withPlayersBack(core.facts, device);
  if (facts !== core.facts && !(await core.book.write(facts)))
    core.book.note((now) => withPlayersBack(now, device));
}

interface Attendance {
  readonly device: string;
  /** It has never heard of the present game. */
  readonly fresh: boolean;
  readonly token?: string;
}

function attend(core: RoomCore, line: HostLine, { device, fresh, token }: Attendance): void {
  const attached = core.devices.attach(device, line);
  core.news.greet(attached, fresh, token);
  line.listen({
    said: (message) => {
      if (core.devices.get(device) === attached) hear(core, attached, message);
    },
    closed: () => {
      if (core.devices.detach(attached)) core.changed();
    },
  });
  core.changed();
}
