/** The host's answers in the words of the ports. */
import type { Submitted } from '../host';
import type { RoomAnswer, RoomRefusal } from '../room/room-command';
import type { Answer } from './outbox';

const ROOM_REFUSALS: ReadonlySet<string> = new Set<RoomRefusal>([
  'not-now',
  'no-such-seat',
  'seat-taken',
  'too-few-seats',
  'no-such-bot',
  'bad-choice',
  'not-saved',
  'not-yours',
]);

const isRoomRefusal = (reason: string): reason is RoomRefusal => ROOM_REFUSALS.has(reason);

/** Null: the guest ended first, and only another life of it can tell. */
export function submittedOf(answer: Answer | null): Submitted {
  if (answer === null) return { ok: false, reason: 'elsewhere' };
  if (answer.ok) return { ok: true, again: answer.again ?? false };
  const { reason, refusal } = answer;
  if (refusal !== undefined) return { ok: false, reason: 'refused', refusal: withoutGap(refusal) };
  if (reason === 'elsewhere') return { ok: false, reason };
  if (reason === 'not-saved') return { ok: false, reason, cause: 'the host could not save it' };
  return { ok: false, reason: 'stale' };
}

export function roomAnswerOf(answer: Answer | null): RoomAnswer {
  if (answer === null) return { ok: false, reason: 'not-now' };
  if (answer.ok) return { ok: true };
  const { reason = '', refusal } = answer;
  if (refusal !== undefined) return { ok: false, reason: 'refused', refusal: withoutGap(refusal) };
  return { ok: false, reason: isRoomRefusal(reason) ? reason : 'not-now' };
}

function withoutGap({ code, rule, params }: NonNullable<Answer['refusal']>) {
  return params === undefined ? { code, rule } : { code, rule, params };
}
