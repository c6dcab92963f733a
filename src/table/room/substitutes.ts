/** Whoever plays without a person: bots in their own seats, and what stands in for players who are away. */
import type { AnyMove } from '@/engine/any-game';
import type { Seat } from '@/engine/game';
import { botOf, STAND_IN } from '@/bots/catalog';

import type { Submitted } from '../host';
import { movesOf } from '../match';
import type { RoomCore } from './core';
import type { Playing } from './playing';
import { isAway } from './roster';

/** After a write that failed, and after a move that the rules refused: it would be refused again at once. */
const AGAIN_AFTER = 1_000;

type By = 'default' | 'bot';

export class Substitutes {
  readonly #core: RoomCore;
  #cancel: (() => void) | null = null;
  #busy = false;

  constructor(core: RoomCore) {
    this.#core = core;
    core.onChange(() => this.look());
  }

  /** Plays what can be played, a moment later: whoever asked is served first. */
  look(after = 0): void {
    if (this.#cancel !== null || this.#busy || !this.#hasWork()) return;
    this.#cancel = this.#core.ports.timers.after(after, () => {
      this.#cancel = null;
      void this.#run();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    // What fails over one move is tried again, and no table stands still for it.
    const isDone = await this.#round().catch(() => false);
    this.#busy = false;
    this.look(isDone ? 0 : AGAIN_AFTER);
  }

  /** False when something has to be tried again. */
  async #round(): Promise<boolean> {
    let isDone = true;
    for (const seat of this.#dueSeats()) isDone = (await this.#play(seat)) && isDone;
    if (isDone && this.#cardIsStuck()) isDone = this.#heard(await this.#core.playing!.host.flip()).ok;
    return isDone;
  }

  /** In another window the game went on: whatever is tried here, it will not be saved. */
  #heard(submitted: Submitted): Submitted {
    if (!submitted.ok && submitted.reason === 'elsewhere') this.#core.giveWay();
    return submitted;
  }

  #hasWork(): boolean {
    return this.#cardIsStuck() || this.#dueSeats().some((seat) => this.#playerOf(seat) !== null);
  }

  #dueSeats(): readonly Seat[] {
    const { playing, paused, ended } = this.#core;
    if (playing === null || paused || ended !== null) return [];
    const due = playing.host.due();
    return due.kind === 'seats' ? due.seats : [];
  }

  /** A host that was killed, or whose disk failed, between a move and the card that follows it. */
  #cardIsStuck(): boolean {
    const { playing, paused, ended, facts } = this.#core;
    if (playing === null || paused || ended !== null || facts.flip !== 'auto') return false;
    return playing.host.header.dealer.kind === 'committed' && playing.host.due().kind === 'chance';
  }

  /** Null: a person who is here, or who is waited for. */
  #playerOf(seat: Seat): { readonly bot: string } | { readonly by: By } | null {
    const held = this.#core.facts.seats[seat];
    if (held === undefined || held.kind === 'open') return null;
    if (held.kind === 'bot') return { bot: held.bot };
    if (held.standIn === 'wait' || !isAway(held, this.#core.devices.isHere)) return null;
    return { by: held.standIn };
  }

  /** False when it has to be tried again. */
  async #play(seat: Seat): Promise<boolean> {
    const player = this.#playerOf(seat);
    const { playing } = this.#core;
    if (player === null || playing === null || !this.#dueSeats().includes(seat)) return true;
    const nth = movesOf(playing.host.game, playing.host.events, seat).length;
    if ('by' in player && !(await this.#record(playing, { seat, nth, by: player.by }))) return false;
    // The player may have come back meanwhile, or the table gone on to another game.
    if (this.#core.playing !== playing || this.#playerOf(seat) === null)
      return 'by' in player ? this.#record(playing, { seat, nth, by: null }) : true;
    const move = chooseMove(
      playing,
      seat,
      'bot' in player ? player.bot : player.by === 'bot' ? STAND_IN : null,
    );
    const submitted = this.#heard(await playing.host.submit(seat, move, nth));
    return submitted.ok || submitted.reason === 'stale';
  }

  /** That a move is not the player's own is on the disk before the move is. `by` null: it was not made after all. */
  #record(playing: Playing, made: { seat: Seat; nth: number; by: By | null }): Promise<boolean> {
    const { book } = this.#core;
    const { seat, nth, by } = made;
    return book.inTurn(async () => {
      const { facts } = book;
      if (facts.match !== playing.match) return true;
      const others = facts.stoodIn.filter((one) => one.seat !== seat || one.nth !== nth);
      return book.write({ ...facts, stoodIn: by === null ? others : [...others, { seat, nth, by }] });
    });
  }
}

/** `bot` null: the game's own default. Bots are shown what their seat may see. */
function chooseMove({ host }: Playing, seat: Seat, bot: string | null): AnyMove {
  const found = bot === null ? null : botOf(host.game.meta.id, bot);
  return found === null ? host.defaultMove(seat) : found.choose(host.view(seat), seat);
}
