import type { EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { RoomAnswer } from '@/table/room/room-command';

/** Why the table did not do what was asked of it; null when it did. */
export function answerWords(t: Texts, answer: RoomAnswer, edition: EditionId): string | null {
  if (answer.ok) return null;
  if (answer.reason !== 'refused') return t.troubles.refusals[answer.reason];
  const { byCode, unknown } = t.refusals;
  const { code, params } = answer.refusal;
  const words = code in byCode ? byCode[code as keyof typeof byCode] : null;
  return words === null ? unknown : words(params ?? {}, t.cards[edition]);
}
