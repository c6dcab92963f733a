/** A seat that is played from the command line. */
import { BOT_IDS } from '../../src/bots/catalog';
import { logHash } from '../../src/table/seat-log';
import type { Guest } from '../../src/table/guest/guest';
import { readSession } from '../../src/table/guest/session-save';
import type { Storage } from '../../src/table/ports';
import { openData } from './data-folder';
import { type GuestArguments, GUEST_USAGE, parseGuestArguments } from './guest-arguments';
import { arrive } from './arrive';
import { BadArgument } from './read-arguments';
import { SeatPlayer } from './seat-player';
import { toldToStop } from './stop-signals';
import { Story } from './story';
import { makeTell, type Tell } from './tell';
import { sentenceOf } from './reason-words';

/** The end of the game as this device knows it; null before. */
async function ending(guest: Guest, storage: Storage) {
  const viewer = guest.seats()[0] ?? 'table';
  const chair = guest.chair(viewer);
  const verdict = guest.verdict();
  if (chair === null || verdict === null) return null;
  const { due, events, scores } = chair.progress();
  if (due.kind !== 'over') return null;
  await guest.idle();
  const session = await readSession(storage, guest.id);
  const chain = session?.game?.logs.find((log) => log.viewer === viewer)?.hash ?? null;
  const winners = due.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { type: 'over', match: chair.match, scores, winners, log: logHash(events), chain, verdict };
}

class Visit {
  readonly #guest: Guest;
  readonly #tell: Tell;
  readonly #since: number;
  #link = '';
  #isJoined = false;

  constructor(guest: Guest, tell: Tell, since: number) {
    this.#guest = guest;
    this.#tell = tell;
    this.#since = since;
  }

  /** Tells how the link is, once for each change. */
  look(): void {
    const link = this.#guest.link();
    const room = this.#guest.room();
    if (link.kind === 'live' && room === null) return;
    // Before the first time it is on its way, not on its way back.
    const isOnItsWay = link.kind === 'reconnecting' && !this.#isJoined && link.failed === 0;
    if (link.kind === this.#link || isOnItsWay) return;
    this.#link = link.kind;
    if (link.kind === 'live' && this.#isJoined) this.#tell({ type: 'live' });
    else if (link.kind === 'live') this.#tellJoined();
    if (link.kind === 'reconnecting') this.#tell({ type: 'reconnecting', failed: link.failed });
  }

  #tellJoined(): void {
    const { id, device } = this.#guest;
    this.#isJoined = true;
    const ms = Math.round(performance.now() - this.#since);
    const name = this.#guest.room()?.name ?? '';
    this.#tell({ type: 'joined', table: id, name, device, seats: this.#guest.seats(), ms });
  }
}

interface Stay {
  readonly guest: Guest;
  readonly storage: Storage;
  readonly tell: Tell;
  /** When it began to look for the table. */
  readonly since: number;
}

/** Until the game is over or the table sends this device away; gives the exit code. */
function stay({ guest, storage, tell, since }: Stay, { bot, pace, wander }: GuestArguments): Promise<number> {
  const story = new Story(tell);
  const visit = new Visit(guest, tell, since);
  const player = new SeatPlayer({ presence: guest, bot, pace, wander, tell });
  let isOver = false;
  return new Promise((resolve, reject) => {
    const look = async (): Promise<void> => {
      visit.look();
      const viewer = guest.seats()[0] ?? 'table';
      story.look(guest.room(), guest.chair(viewer));
      const link = guest.link();
      if (link.kind === 'ended') {
        tell({ type: 'ended', reason: link.reason, sentence: sentenceOf(link.reason) });
        resolve(1);
        return;
      }
      player.look();
      const over = isOver ? null : await ending(guest, storage);
      if (over === null || isOver) return;
      isOver = true;
      stop();
      tell(over);
      resolve(0);
    };
    const stop = guest.subscribe(() => void look().catch(reject));
    look().catch(reject);
  });
}

async function visit(wanted: GuestArguments, tell: Tell): Promise<number> {
  const where = wanted.where.kind === 'address' ? wanted.where.address.host : (wanted.where.name ?? 'table');
  const storage = await openData(wanted.data, 'guest', [wanted.name ?? 'watch', where]);
  const stopped = toldToStop().then(() => 'stopped' as const);
  const since = performance.now();
  const arrival = await Promise.race([arrive(wanted, storage, tell), stopped]);
  if (arrival === 'stopped') return leave(tell, storage);
  const outcome = await Promise.race([stay({ guest: arrival.guest, storage, tell, since }, wanted), stopped]);
  arrival.guest.pause();
  arrival.stopLooking();
  await arrival.guest.idle();
  if (outcome === 'stopped') return leave(tell, storage);
  await storage.close();
  return outcome;
}

async function leave(tell: Tell, storage: { close(): Promise<void> }): Promise<number> {
  await storage.close();
  tell({ type: 'stopped' });
  return 0;
}

export async function runGuest(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    process.stdout.write(`${GUEST_USAGE}\n`);
    return 0;
  }
  let wanted: GuestArguments;
  try {
    wanted = parseGuestArguments(argv, BOT_IDS);
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  return visit(
    wanted,
    makeTell(wanted.json, (text) => process.stdout.write(text)),
  );
}
