/** A seat's end of a match, wherever the match is decided: on this device or on another one. */
import type { AnyGame } from '@/engine/any-game';
import type { GameEvent, Score, Seat } from '@/engine/game';

import type { GameView } from './choice';
import type { Submitted } from './host';
import type { Due } from './match';

/** The match as that seat may know it. */
export interface ChairProgress {
  readonly events: readonly GameEvent[];
  readonly view: GameView;
  /** Who is still thinking: told by the host, as others' open actions are not in the log. */
  readonly due: Due;
  readonly scores: readonly Score[];
}

export interface Chair {
  /** Of the match: the key of its save. */
  readonly match: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly seats: number;
  /** 'table': a screen for everybody, which holds no seat. */
  readonly seat: Seat | 'table';
  progress(): ChairProgress;
  /** `nth`: how many moves of this seat were in the log that the player saw. See Host.submit. */
  submit(move: unknown, nth: number): Promise<Submitted>;
  /** Told after every change of `progress`. */
  subscribe(listener: () => void): () => void;
}
