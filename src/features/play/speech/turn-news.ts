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
  const parts = [
    last === undefined ? '' : moveNews(t, view, last),
    ...completed.map(({ id, points }) => t.play.lineCompleted(id, points)),
    view.card === null ? '' : t.play.flipped(words.name(view.card), words.effect(view.card)),
  ];
  return parts.filter((part) => part !== '').join('. ');
}

function moveNews(t: Texts, view: MetroXView, move: MetroXEvent): string {
  if (move.type === 'mark') return t.play.marked(move.count, move.line);
  if (move.type === 'free' && move.station !== null) return stationName(t, view.options.map, move.station);
  return '';
}
