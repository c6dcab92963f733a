/** From a table full of people to a game. */
import { startMatch } from '@/engine/log';

import { Host } from '../host';
import { partsOf } from '../open-table';
import { saveKey } from '../save';
import type { RoomCore } from './core';
import { drawParts, pledged } from './draw-parts';
import { dealerOf, nextGame } from './next-game';
import { DONE, refused } from './people';
import type { RoomAnswer } from './room-command';
import { closedUp, namesOf, seatsOf } from './roster';
import { OWN_DEVICE } from './room-save';

/**
 * Everybody who sits plays; open seats are gone and the others move up. The game is on the disk before the
 * table says that it plays it: a crash in between leaves a game nobody has heard of, which `resumeRoom`
 * throws away.
 */
export async function startGame(core: RoomCore): Promise<RoomAnswer> {
  const before = core.facts.match;
  await pledged(core);
  return core.book.inTurn(async () => {
    // Asked for twice, it is begun once.
    if (core.facts.match !== before || core.ended !== null) return refused('not-now');
    // A game is only founded under the id that a restarted host would look for.
    if (!(await core.book.isSure())) return refused('not-saved');
    const facts = closedUp(core.facts);
    const { ports } = core;
    const game = ports.games(facts.choice.game);
    if (game === null) return refused('bad-choice');
    if (facts.seats.length < game.meta.seats[0]) return refused('too-few-seats');
    const started = startMatch(game, facts.choice.options, facts.seats.length);
    if (!started.ok) return refused('bad-choice');
    const header = {
      id: facts.next.match,
      startedAt: ports.clock.now(),
      names: namesOf(facts),
      // Last of all: parts that were opened for nothing are remembered by whoever opened them.
      dealer: dealerOf(facts, await drawParts(core), isGivenUp(core)),
      room: facts.id,
      own: seatsOf(facts, OWN_DEVICE),
    };
    const parts = partsOf(ports, header, { game, match: started.value, saved: null });
    const host = new Host({ ...parts, flip: facts.flip });
    const played = facts.played + 1;
    const next = await nextGame(ports.entropy, facts.seed, played);
    const begun =
      (await host.open()).ok &&
      (await core.book.write({ ...facts, match: header.id, stoodIn: [], next, played }));
    if (!begun) return notBegun(core, header.id);
    core.serve(host);
    core.news.begin();
    core.changed();
    return DONE;
  });
}

/** Cards that were known are not played on: whoever opened a part for them says so at the end of the next game. */
function isGivenUp({ phase, playing }: RoomCore): boolean {
  const dealer = playing?.host.header.dealer;
  return phase === 'play' && dealer?.kind === 'committed' && dealer.mix.length > 0;
}

/**
 * Its bytes may be on the disk all the same: the next attempt is another game, with a shuffle of its own. As
 * long as they cannot be removed the table stays bound to that game, so that it is not forgotten on the disk.
 */
async function notBegun(core: RoomCore, match: string): Promise<RoomAnswer> {
  const { entropy, storage } = core.ports;
  try {
    await storage.remove(saveKey(match));
  } catch {
    return refused('not-saved');
  }
  const { seed, played } = core.facts;
  const next = await nextGame(entropy, seed, played);
  if (await core.book.write({ ...core.facts, next }))
    core.devices.all().forEach((one) => core.news.commit(one));
  return refused('not-saved');
}
