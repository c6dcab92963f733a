/** What whoever leads the table asks of it. */
import type { Seat } from '@/engine/game';
import { botOf } from '@/bots/catalog';

import type { Submitted } from '../host';
import type { RoomCore } from './core';
import { change, dismiss, DONE, refused } from './people';
import type { RoomAnswer, RoomCommand } from './room-command';
import { OWN_DEVICE, type RoomFacts } from './room-save';
import { isAway, isTaken, namesOf, OPEN_SEAT, resized, seatsOf, withSeat } from './roster';
import { startGame } from './start-game';

type CommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { type: Type }>;
type Handlers = {
  readonly [Type in RoomCommand['type']]: (
    core: RoomCore,
    command: CommandOf<Type>,
    asker: string,
  ) => Promise<RoomAnswer>;
};

/** `asker` is the device that wants to hear the answer. */
export function obey(core: RoomCore, command: RoomCommand, asker = OWN_DEVICE): Promise<RoomAnswer> {
  if (core.ended !== null) return Promise.resolve(refused('not-now'));
  const handler = HANDLERS[command.type] as (
    core: RoomCore,
    command: RoomCommand,
    asker: string,
  ) => Promise<RoomAnswer>;
  return handler(core, command, asker);
}

/** Only between games. */
const whenIdle = (core: RoomCore, edit: (facts: RoomFacts) => ReturnType<Parameters<typeof change>[1]>) =>
  change(core, (facts) => (core.isIdle ? edit(facts) : 'not-now'));

const HANDLERS: Handlers = {
  rename: (core, { name }) => change(core, (facts) => ({ ...facts, name })),
  choose: (core, { game, options }) =>
    whenIdle(core, (facts) => {
      const parsed = core.ports.games(game)?.schemas.options.safeParse(options);
      if (parsed?.success !== true) return 'bad-choice';
      return { ...facts, choice: { game, options: parsed.data as Record<string, unknown> } };
    }),
  seats: (core, { count }) => whenIdle(core, (facts) => resized(facts, count)),
  'add-bot': (core, { seat, bot }) => whenIdle(core, (facts) => withBot(facts, seat, bot)),
  remove: (core, { seat }) => removeSeat(core, seat),
  lock: (core, { on }) => change(core, (facts) => ({ ...facts, locked: on })),
  admit: (core) => change(core, (facts) => ({ ...facts, guarded: false })),
  dealer: async (core, { kind }) => {
    const answer = await whenIdle(core, (facts) => ({ ...facts, dealer: kind }));
    if (answer.ok) for (const attached of core.devices.all()) core.news.commit(attached);
    return answer;
  },
  'flip-mode': async (core, { mode }) => {
    const answer = await change(core, (facts) => ({ ...facts, flip: mode }));
    if (!answer.ok || core.isIdle) return answer;
    return toAnswer(await core.playing!.host.setFlip(mode));
  },
  start: (core) => (core.isIdle ? startGame(core) : Promise.resolve(refused('not-now'))),
  flip: async (core, { outcome }) => {
    const { playing } = core;
    if (playing === null || playing.isOver) return refused('not-now');
    const isReal = playing.host.header.dealer.kind === 'physical';
    if (isReal !== (outcome !== undefined)) return refused('not-now');
    return toAnswer(await (isReal ? playing.host.draw(outcome) : playing.host.flip()));
  },
  'stand-in': (core, { seat, by }) =>
    change(core, (facts) => {
      const held = facts.seats[seat];
      if (held?.kind !== 'person') return 'no-such-seat';
      if (core.isIdle || !isAway(held, core.devices.isHere)) return 'not-now';
      return withSeat(facts, seat, { ...held, standIn: by });
    }),
  rematch: (core, { after = core.facts.match }) => {
    if (core.phase === 'lobby') return Promise.resolve(refused('not-now'));
    return after === core.facts.match ? startGame(core) : Promise.resolve(DONE);
  },
  close: (core, _command, asker) => closeRoom(core, asker),
};

function withBot(
  facts: RoomFacts,
  seat: Seat,
  bot: string,
): RoomFacts | 'no-such-seat' | 'seat-taken' | 'no-such-bot' {
  const held = facts.seats[seat];
  if (held === undefined) return 'no-such-seat';
  if (isTaken(held)) return 'seat-taken';
  if (botOf(facts.choice.game, bot) === null) return 'no-such-bot';
  const names = new Set(namesOf(facts));
  let n = 1;
  while (names.has(`Bot ${n}`)) n += 1;
  return withSeat(facts, seat, { kind: 'bot', name: `Bot ${n}`, bot });
}

async function removeSeat(core: RoomCore, seat: Seat): Promise<RoomAnswer> {
  const held = core.facts.seats[seat];
  if (held === undefined || held.kind === 'open') return refused('no-such-seat');
  const device = held.kind === 'person' ? held.device : null;
  const isGuests = device !== null && device !== OWN_DEVICE;
  if (isGuests && (!core.isIdle || seatsOf(core.facts, device).length === 1)) return dismiss(core, device);
  const answer = await whenIdle(core, (facts) => withSeat(facts, seat, OPEN_SEAT));
  const attached = device === null ? undefined : core.devices.get(device);
  if (answer.ok && attached !== undefined) core.news.seated(attached);
  return answer;
}

/** An open game stays on the shelf; the table and everybody's way back to it are gone. */
async function closeRoom(core: RoomCore, asker: string): Promise<RoomAnswer> {
  const removed = await core.book.inTurn(() => core.book.remove());
  if (!removed) return refused('not-saved');
  core.ended = 'closed';
  core.changed();
  core.news.stop();
  const sendAway = (device: string) => core.devices.forget(device)?.line.close('closed');
  for (const { device } of core.devices.all()) if (device !== asker) sendAway(device);
  // Who asked hears the answer first.
  core.ports.timers.after(0, () => sendAway(asker));
  return DONE;
}

function toAnswer(submitted: Submitted): RoomAnswer {
  if (submitted.ok) return DONE;
  if (submitted.reason === 'refused') return { ok: false, reason: 'refused', refusal: submitted.refusal };
  return refused(submitted.reason === 'stale' ? 'not-now' : 'not-saved');
}
