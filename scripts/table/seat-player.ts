/** Plays the seats of a device with a bot. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyBot } from '../../src/bots/bot';
import { botOf } from '../../src/bots/catalog';
import type { GameEvent, Seat } from '../../src/engine/game';
import type { Chair } from '../../src/table/chair';
import { movesOf } from '../../src/table/match';
import type { Presence } from '../../src/table/presence';
import type { Tell } from './tell';

export interface SeatPlayerParts {
  readonly presence: Presence;
  readonly bot: string;
  /** Milliseconds to think about each card. */
  readonly pace: number;
  /** Of every hundred moves so many are any legal one: players who think alike would hide mix-ups. */
  readonly wander: number;
  readonly tell: Tell;
}

const RETRY_MS = 500;

interface Chance {
  readonly chair: Chair;
  readonly bot: AnyBot;
  readonly seat: Seat;
  readonly nth: number;
}

export class SeatPlayer {
  readonly #parts: SeatPlayerParts;
  /** Seats that are being thought about or wait for an answer. */
  readonly #busy = new Set<Seat>();
  /** What was answered for good: the same chance is not taken twice while the news are on their way. */
  readonly #done = new Set<string>();

  constructor(parts: SeatPlayerParts) {
    this.#parts = parts;
  }

  /** To be called after every change. */
  look(): void {
    for (const seat of this.#parts.presence.seats()) if (!this.#busy.has(seat)) void this.#take(seat);
  }

  #chance(seat: Seat): Chance | null {
    const chair = this.#parts.presence.chair(seat);
    if (chair === null) return null;
    const { due, events } = chair.progress();
    if (due.kind !== 'seats' || !due.seats.includes(seat)) return null;
    const nth = movesOf(chair.game, events, seat).length;
    const bot = botOf(chair.game.meta.id, this.#parts.bot);
    return bot === null || this.#done.has(`${chair.match} ${seat} ${nth}`) ? null : { chair, bot, seat, nth };
  }

  async #take(seat: Seat): Promise<void> {
    if (this.#chance(seat) === null) return;
    this.#busy.add(seat);
    try {
      await pause(this.#parts.pace);
      // Meanwhile somebody may have acted for the seat, or the game is another one.
      const chance = this.#chance(seat);
      if (chance !== null) await this.#act(chance);
    } finally {
      this.#busy.delete(seat);
    }
    this.look();
  }

  /** The same for the same chance, so that a player who was killed and started again does not change its mind. */
  #choose({ chair, bot, seat, nth }: Chance): GameEvent {
    const { view } = chair.progress();
    const dice = createHash('sha256').update(`${chair.match} ${seat} ${nth}`).digest();
    if (dice.readUInt32BE(0) % 100 >= this.#parts.wander) return bot.choose(view, seat);
    const moves = chair.game.moves(view.state, seat);
    return moves[dice.readUInt32BE(4) % moves.length]!;
  }

  async #act({ chair, bot, seat, nth }: Chance): Promise<void> {
    const move = this.#choose({ chair, bot, seat, nth });
    this.#parts.tell({ type: 'submitting', seat, nth, move });
    const answer = await chair.submit(move, nth);
    this.#parts.tell({ type: 'answered', seat, nth, move, ...answer });
    if (!answer.ok && answer.reason === 'not-saved') await pause(RETRY_MS);
    else this.#done.add(`${chair.match} ${seat} ${nth}`);
  }
}
