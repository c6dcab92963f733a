import type { EditionId } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { RailLine } from '../model/rail-lines';
import { lineSentence } from './line-label';

/** Nobody keeps more in mind than this. */
const MOST_SENTENCES = 9;

export function describeBoard(t: Texts, edition: EditionId, lines: readonly RailLine[]): readonly string[] {
  const sentences = lines.map((line) => lineSentence(t, edition, line));
  if (sentences.length <= MOST_SENTENCES) return sentences;
  return [
    ...sentences.slice(0, MOST_SENTENCES - 1),
    sentences
      .slice(MOST_SENTENCES - 1)
      .join(' ')
      .replaceAll('. ', '; '),
  ];
}
