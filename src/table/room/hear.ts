/** What a guest says, carried out or refused. Every command gets an answer, and the same one when it comes again. */
import type { Seat } from '@/engine/game';

import type { HostLine } from '../wire/lines';
import type { ToHost } from '../wire/to-host';
import { obey } from './commands';
import type { RoomCore } from './core';
import type { Attached } from './devices';
import { withPledge } from './next-game';
import { type Asker, dismiss, refused, rename, sit, stand } from './people';
import type { Playing, Told } from './playing';
import type { RoomAnswer } from './room-command';
import { deviceOf, hasDone, seatsOf } from './roster';
import { tellFormer } from './tell-former';

type Said = Parameters<Parameters<HostLine['listen']>[0]['said']>[0];
type SaidOf<T extends ToHost['t']> = Extract<ToHost, { t: T }>;

export function hear(core: RoomCore, attached: Attached, said: Said): void {
  switch (said.t) {
    case 'join':
      return;
    case 'pledge': {
      hearPledge(core, attached, said);
      return;
    }
    case 'nonce': {
      attached.part = said.nonce;
      core.changed();
      return;
    }
    case 'sync': {
      hearSync(core, attached, said);
      return;
    }
    case 'leave':
      return void dismiss(core, attached.device).catch(() => undefined);
    case 'move':
      // Without an answer it is sent again.
      return void hearMove(core, attached, said).catch(() => undefined);
    case 'sit': {
      once(core, attached, said.id, () => sit(core, askerOf(attached, said), said.name));
      return;
    }
    case 'stand': {
      once(core, attached, said.id, () => stand(core, askerOf(attached, said), said.seat));
      return;
    }
    case 'rename': {
      once(core, attached, said.id, () => rename(core, askerOf(attached, said), said.seat, said.name));
      return;
    }
    case 'steer': {
      once(core, attached, said.id, () => steer(core, attached, said));
      return;
    }
  }
}

const askerOf = ({ device }: Attached, { id }: { readonly id: string }): Asker => ({ device, id });

function steer(core: RoomCore, attached: Attached, said: SaidOf<'steer'>): Promise<RoomAnswer> {
  const leads = deviceOf(core.facts, attached.device)?.leads === true;
  if (!leads) return Promise.resolve(refused('not-yours'));
  return obey(core, said.command, askerOf(attached, said));
}

/** A command that is sent again while it is carried out, or after its answer was lost, is not done twice. */
function once(
  core: RoomCore,
  { device, answers }: Attached,
  id: string,
  run: () => Promise<RoomAnswer>,
): void {
  // By device: the answer goes to whichever connection it has when it is there.
  const answer = (told: Told) => core.devices.get(device)?.line.send(told);
  const given = answers.find(id);
  if (given !== undefined) {
    if (given !== null) answer(given);
    return;
  }
  if (hasDone(core.facts, device, id)) {
    answer({ t: 'answer', id, ok: true });
    return;
  }
  answers.begin(id);
  void run()
    .catch((): RoomAnswer => refused('not-saved'))
    .then((result) => {
      const told: Told = { t: 'answer', id, ...result };
      if (result.ok || result.reason !== 'not-saved') answers.give(id, told);
      else answers.forget(id);
      answer(told);
    });
}

function hearPledge(core: RoomCore, { device }: Attached, { match, pledge }: SaidOf<'pledge'>): void {
  if (match !== core.facts.next.match) return;
  core.book.note((facts) => (facts.next.match === match ? withPledge(facts, device, pledge) : facts));
  core.changed();
}

function hearSync(core: RoomCore, attached: Attached, said: SaidOf<'sync'>): void {
  const { match, seat, n, hash } = said;
  const { playing, facts } = core;
  if (playing?.match !== match) {
    // What cannot be read is told to nobody.
    void tellFormer(core, attached, said).catch(() => undefined);
    return;
  }
  // A screen for everybody is no secret; another seat's log is.
  if (seat !== 'table' && !seatsOf(facts, attached.device).includes(seat)) return;
  if (seat !== 'table' && seat >= playing.host.seats) return;
  core.news.sync(attached, seat, n, hash);
}

async function hearMove(core: RoomCore, { device }: Attached, said: SaidOf<'move'>): Promise<void> {
  const { id, match, seat, nth, move } = said;
  const answer = (told: Omit<Extract<Told, { t: 'answer' }>, 't' | 'id'>) =>
    core.devices.get(device)?.line.send({ t: 'answer', id, ...told });
  const { playing, facts } = core;
  if (playing?.match !== match) return answer({ ok: false, reason: 'stale' });
  if (!seatsOf(facts, device).includes(seat)) return answer({ ok: false, reason: 'not-yours' });
  if (isRestless(playing, seat)) return answer({ ok: false, reason: 'stale' });
  const submitted = await playing.host.submit(seat, move, nth);
  if (submitted.ok) return answer({ ok: true, again: submitted.again });
  if (submitted.reason !== 'refused') return answer({ ok: false, reason: submitted.reason });
  const { code, rule, params } = submitted.refusal;
  const refusal = params === undefined ? { code, rule } : { code, rule, params };
  return answer({ ok: false, reason: 'refused', refusal });
}

/** So often may a seat change its mind about one card: a log is kept whole, by everybody, and not endless. */
const MOST_MOVES_A_TURN = 40;

/** It has acted on the open card, and thought again, more often than anybody would. */
function isRestless({ host }: Playing, seat: Seat): boolean {
  const due = host.due();
  if (due.kind === 'seats' && due.seats.includes(seat)) return false;
  const { chanceTypes } = host.game;
  const card = host.events.findLastIndex(({ type }) => chanceTypes.includes(type));
  return host.events.slice(card + 1).filter((event) => event.seat === seat).length >= MOST_MOVES_A_TURN;
}
