/** What the referee says about a record. Pure: the script around it only reads and prints lines. */
import type { AnyGame } from '@/engine/any-game';
import type { GameEvent, Refusal, Score, Seat } from '@/engine/game';
import { replay } from '@/engine/log';
import { type ParsedRecord, parseRecord, readRecord } from '@/engine/record';
import { describeRefusal, kernelRefusal } from '@/engine/refusals';
import { gameOf } from './registry';

/** Who or what is due, without the odds. */
export type DueVerdict =
  | { readonly kind: 'chance'; readonly for?: Seat }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] };

export type Verdict =
  | {
      readonly ok: true;
      readonly over: false;
      readonly turn: DueVerdict;
      readonly scores: readonly Score[];
      readonly legal?: Readonly<Record<string, readonly GameEvent[]>>;
    }
  | {
      readonly ok: true;
      readonly over: true;
      readonly scores: readonly Score[];
      readonly winners: readonly Seat[];
    }
  | {
      readonly ok: false;
      /** The index of the first bad event; -1 when the record itself is bad. */
      readonly at: number;
      readonly code: string;
      readonly rule: string;
      readonly message: string;
    };

export interface JudgeOptions {
  /** Also list every legal move of every seat that is due. */
  readonly legal?: boolean;
}

const refused = (at: number, refusal: Refusal): Verdict => ({
  ok: false,
  at,
  code: refusal.code,
  rule: refusal.rule,
  message: describeRefusal(refusal),
});

export const judge = (value: unknown, options: JudgeOptions = {}): Verdict =>
  judgeParsed(parseRecord(value), options);

export const judgeText = (text: string, options: JudgeOptions = {}): Verdict =>
  judgeParsed(readRecord(text), options);

function judgeParsed(parsed: ParsedRecord, options: JudgeOptions): Verdict {
  if (!parsed.ok) return refused(-1, parsed.refusal);
  const { record } = parsed;
  const game = gameOf(record.game);
  if (game === null) return refused(-1, kernelRefusal('unknown-game', { game: record.game }));
  const replayed = replay(game, record);
  if (!replayed.ok) return refused(replayed.at, replayed.refusal);
  return accepted(game, replayed.match.state, options);
}

function accepted(game: AnyGame, state: unknown, options: JudgeOptions): Verdict {
  const scores = game.scores(state);
  const turn = game.turn(state);
  if (turn.kind === 'over') {
    const winners = turn.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
    return { ok: true, over: true, scores, winners: winners.sort((a, b) => a - b) };
  }
  if (turn.kind === 'chance') {
    const due = turn.for === undefined ? { kind: turn.kind } : { kind: turn.kind, for: turn.for };
    return { ok: true, over: false, turn: due, scores, ...(options.legal ? { legal: {} } : {}) };
  }
  const verdict = { ok: true, over: false, turn: { kind: turn.kind, seats: turn.seats }, scores } as const;
  if (!options.legal) return verdict;
  return {
    ...verdict,
    legal: Object.fromEntries(turn.seats.map((seat) => [String(seat), game.moves(state, seat)])),
  };
}
