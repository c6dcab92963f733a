/** What whoever leads the table asks of it. */
import type { Seat } from '@/engine/game';
import { botOf } from '@/bots/catalog';

import type { Submitted } from '../host';
import { countDraws } from '../match';
import type { RoomCore } from './core';
import { type Asker, change, DONE, refused, sendAway, tellSeats } from './people';
import type { Playing } from './playing';
import type { RoomAnswer, RoomCommand } from './room-command';
import { OWN_DEVICE, type RoomFacts, type RoomSeat } from './room-save';
import { isAway, isTaken, namesOf, OPEN_SEAT, resized, seatsOf, withoutDevice, withSeat } from './roster';
import { startGame } from './start-game';

type CommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { type: Type }>;
type Handlers = {
  readonly [Type in RoomCommand['type']]: (
    core: RoomCore,
    command: CommandOf<Type>,
    asker: Asker,
  ) => Promise<RoomAnswer>;
};

export function obey(
  core: RoomCore,
  command: RoomCommand,
  asker: Asker = { device: OWN_DEVICE },
): Promise<RoomAnswer> {
  if (core.ended !== null) return Promise.resolve(refused('not-now'));
  const handler = HANDLERS[command.type] as (
    core: RoomCore,
    command: RoomCommand,
    asker: Asker,
  ) => Promise<RoomAnswer>;
  return handler(core, command, asker);
}

/** Only between games. */
const whenIdle = (core: RoomCore, edit: Parameters<typeof change>[1], asker: Asker) =>
  change(core, (facts) => (core.isIdle ? edit(facts) : 'not-now'), asker);

const HANDLERS: Handlers = {
  rename: (core, { name }, asker) => change(core, (facts) => ({ ...facts, name }), asker),
  choose: (core, { game, options }, asker) => {
    const parsed = core.ports.games(game)?.schemas.options.safeParse(options);
    const choosing = (facts: RoomFacts) => {
      if (parsed?.success !== true) return 'bad-choice';
      return { ...facts, choice: { game, options: parsed.data as Record<string, unknown> } };
    };
    return whenIdle(core, choosing, asker);
  },
  seats: (core, { count }, asker) => whenIdle(core, (facts) => resized(facts, count), asker),
  'add-bot': (core, { seat, bot }, asker) => whenIdle(core, (facts) => withBot(facts, seat, bot), asker),
  remove: removeSeat,
  lock: (core, { on }, asker) => change(core, (facts) => ({ ...facts, locked: on }), asker),
  admit: (core, _command, asker) => change(core, (facts) => ({ ...facts, guarded: false }), asker),
  dealer: async (core, { kind }, asker) => {
    const answer = await whenIdle(core, (facts) => ({ ...facts, dealer: kind }), asker);
    if (answer.ok) for (const attached of core.devices.all()) core.news.commit(attached);
    return answer;
  },
  'flip-mode': async (core, { mode }, asker) => {
    const answer = await change(core, (facts) => ({ ...facts, flip: mode }), asker);
    if (!answer.ok || core.isIdle) return answer;
    return toAnswer(await core.playing!.host.setFlip(mode));
  },
  start: (core, { after }) =>
    core.isIdle || hasGoneOn(core, after) ? begin(core, after) : Promise.resolve(refused('not-now')),
  flip: async (core, command, { device }) => {
    const { playing } = core;
    if (playing === null) return refused('not-now');
    if (isTurned(playing, command, seatsOf(core.facts, device)[0])) return DONE;
    if (playing.isOver) return refused('not-now');
    const { outcome } = command;
    const isReal = playing.host.header.dealer.kind === 'physical';
    if (isReal !== (outcome !== undefined)) return refused('not-now');
    return toAnswer(await (isReal ? playing.host.draw(outcome) : playing.host.flip()));
  },
  'stand-in': (core, { seat, by }, asker) => {
    const standingIn = (facts: RoomFacts) => {
      const held = facts.seats[seat];
      if (held?.kind !== 'person') return 'no-such-seat';
      if (core.isIdle || !isAway(held, core.devices.isHere)) return 'not-now';
      return withSeat(facts, seat, { ...held, standIn: by });
    };
    return change(core, standingIn, asker);
  },
  rematch: (core, { after }) =>
    core.phase === 'lobby' ? Promise.resolve(refused('not-now')) : begin(core, after),
  close: (core, _command, { device }) => closeRoom(core, device),
};

/** There is another game than the one that was seen when this was asked for. */
const hasGoneOn = ({ playing }: RoomCore, after: string | null | undefined): boolean =>
  after !== undefined && after !== (playing?.match ?? null);

/** The game that was asked for may have begun already, even while this was waiting for it. */
async function begin(core: RoomCore, after: string | null | undefined): Promise<RoomAnswer> {
  if (hasGoneOn(core, after)) return DONE;
  const answer = await startGame(core);
  return !answer.ok && hasGoneOn(core, after) ? DONE : answer;
}

/** Whoever asked had not seen every card that `seat`, their own, knows by now. */
function isTurned({ host, match }: Playing, flip: CommandOf<'flip'>, seat: Seat | undefined): boolean {
  if (flip.match === undefined || flip.nth === undefined) return false;
  if (flip.match !== match) return true;
  const viewer = seat === undefined || seat >= host.seats ? 'table' : seat;
  return flip.nth !== countDraws(host.game, host.known(viewer));
}

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

async function removeSeat(
  core: RoomCore,
  { seat, who }: CommandOf<'remove'>,
  asker: Asker,
): Promise<RoomAnswer> {
  const gone: { device: string | null; isWhole: boolean } = { device: null, isWhole: false };
  const removing = (facts: RoomFacts) => {
    const held = facts.seats[seat] ?? OPEN_SEAT;
    if (who !== undefined && who !== whoSits(held)) return facts;
    if (held.kind === 'open') return 'no-such-seat';
    const device = held.kind === 'person' ? held.device : null;
    Object.assign(gone, { device, isWhole: isLastOf(core, device) });
    if (gone.isWhole && device !== null) return withoutDevice(facts, device, !core.isIdle);
    return core.isIdle ? withSeat(facts, seat, OPEN_SEAT) : 'not-now';
  };
  const answer = await change(core, removing, asker);
  if (gone.device === null) return answer;
  if (!gone.isWhole) return tellSeats(core, gone.device, answer);
  if (answer.ok) sendAway(core, gone.device);
  return answer;
}

/** The device or the bot; '' for nobody. */
function whoSits(held: RoomSeat): string {
  if (held.kind === 'open') return '';
  return held.kind === 'bot' ? held.name : (held.device ?? '');
}

/** A guest's device that has nothing left here when one of its seats goes. */
function isLastOf({ facts, isIdle }: RoomCore, device: string | null): boolean {
  if (device === null || device === OWN_DEVICE) return false;
  return !isIdle || seatsOf(facts, device).length === 1;
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
