/** What the last turn brought and which card lies open now, for those who cannot see the board. */
import type { LineView, MetroXEvent, MetroXView } from '@/games/metro-x';
import type { GameEvent } from '@/engine/game';
import { stationName, type Texts } from '@/i18n';

export interface Turned {
  readonly view: MetroXView;
  readonly seat: number;
  readonly events: readonly GameEvent[];
  readonly completed: readonly LineView[];
}

export function turnNews(t: Texts, { view, seat, events, completed }: Turned): string {
  const words = t.cards[view.options.edition];
  const last = events.findLast((event) => event.seat === seat) as MetroXEvent | undefined;
  // At a table the card stays open while others think: named again it would sound the same as the next one, if that
  // is its like, and what sounds the same is not read out.
  const card = view.pending === null ? view.card : null;
  const parts = [
    last === undefined ? '' : moveNews(t, view, last),
    ...completed.map(({ id, points }) => t.play.lineCompleted(id, points)),
    card === null ? '' : t.play.flipped(words.name(card), words.effect(card)),
  ];
  return parts.filter((part) => part !== '').join('. ');
}

function moveNews(t: Texts, view: MetroXView, move: MetroXEvent): string {
  if (move.type === 'mark') return t.play.marked(move.count, move.line);
  if (move.type === 'free' && move.station !== null) return stationName(t, view.options.map, move.station);
  return '';
}
