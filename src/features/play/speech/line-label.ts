/** What a screen reader says of a line, in the order in which a player asks. */
import type { EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { RailLine } from '../model/rail-lines';

type Words = Texts['cards'][EditionId];

export function lineLabel(t: Texts, edition: EditionId, rail: RailLine): string {
  const words = t.cards[edition];
  return [
    t.play.line(rail.id),
    t.play.look(rail.pattern, rail.colour),
    windowsPart(t, words, rail),
    stationsPart(t, rail),
    ...cardParts(t, words, rail),
    fatePart(t, words, rail),
  ].join(', ');
}

/** What the card does there, for the eye. */
export function lineNote(t: Texts, edition: EditionId, rail: RailLine): string {
  const words = t.cards[edition];
  if (rail.closed === 'no-window') return t.play.noWindow(words);
  if (rail.closed === 'no-empty') return t.play.allFilled;
  const parts = cardParts(t, words, rail);
  return parts.length > 0 ? parts.join(', ') : stationsPart(t, rail);
}

/** One sentence of the description of the board. */
export function lineSentence(t: Texts, edition: EditionId, rail: RailLine): string {
  const words = t.cards[edition];
  const { line } = rail;
  const parts = [
    t.play.filledOf(line.filled, line.length),
    words.windowsLeft(line.windowsLeft, line.windows.length),
    fatePart(t, words, rail),
  ];
  return t.play.described(rail.id, t.play.look(rail.pattern, rail.colour), parts.join(', '));
}

function windowsPart(t: Texts, words: Words, { line }: RailLine): string {
  if (line.windowsLeft === 0) return t.play.noWindow(words);
  return words.windowsLeft(line.windowsLeft, line.windows.length);
}

function stationsPart(t: Texts, { line }: RailLine): string {
  return line.next === null ? t.play.allFilled : t.play.nextEmpty(line.next.place, line.length);
}

function cardParts(t: Texts, words: Words, { preview, closed }: RailLine): readonly string[] {
  if (closed === 'acted') return [t.play.alreadyActed];
  if (preview === null) return [];
  const does =
    preview.writes === null
      ? t.play.thisCard(words.marks(preview.count))
      : t.play.thisCardWrites(preview.writes);
  return preview.stop === 'count' ? [does] : [does, t.play.stop[preview.stop](words)];
}

function fatePart(t: Texts, words: Words, { line, bonus, takenBy, dead }: RailLine): string {
  if (line.complete !== null) return t.play.complete(line.points);
  if (dead) return t.play.dead;
  const open = t.play.bonusOpen(words[bonus.kind], bonus.points);
  return takenBy.length === 0 ? open : `${open}, ${t.play.table.bonusTaken(words.first, takenBy)}`;
}
