/** Every trouble of a table in words that say what to do next. */
import type { EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { SeatingTrouble } from '@/store/seating';
import type { RoomAnswer, RoomRefusal } from '@/table/room/room-command';
import type { Reason } from '@/table/wire/reasons';

export interface Problem {
  readonly text: string;
  /** The rule that was enforced, to read it up. */
  readonly rule: string | null;
}

export function sayReason({ troubles }: Texts, reason: Reason): string {
  // Typed by the wire: a reason without words does not compile.
  const words: Readonly<Record<Reason, string>> = troubles.reasons;
  return words[reason];
}

export function sayTrouble(t: Texts, trouble: SeatingTrouble): string {
  switch (trouble.kind) {
    case 'refused':
      if (trouble.update === 'host') return t.troubles.versionHost;
      if (trouble.update === 'guest') return t.troubles.versionGuest;
      return sayReason(t, trouble.reason);
    case 'unreached':
      return t.troubles.unreached;
    case 'not-saved':
      return t.troubles.notSaved;
    case 'no-network':
      return t.troubles.noNetwork;
    case 'unreadable':
      return t.troubles.unreadable;
    case 'missing':
      return t.troubles.missing;
    case 'left-alone':
      return t.troubles.leftAlone;
    case 'overtaken':
      return t.troubles.overtaken;
  }
}

/** Null: the table did it. */
export function sayAnswer(t: Texts, answer: RoomAnswer, edition: EditionId): Problem | null {
  if (answer.ok) return null;
  if (answer.reason !== 'refused') {
    const words: Readonly<Record<RoomRefusal, string>> = t.troubles.refusals;
    return { text: words[answer.reason], rule: null };
  }
  const { code, rule, params = {} } = answer.refusal;
  // Who deals from a real deck has to know what to do with the card in their hand.
  if (code === 'card-not-left') return { text: t.stage.notLeft, rule };
  const { byCode, unknown } = t.refusals;
  const say = Object.hasOwn(byCode, code) ? byCode[code as keyof typeof byCode] : null;
  return { text: say === null ? unknown : say(params, t.cards[edition]), rule };
}
