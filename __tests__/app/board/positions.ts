import { metroX, type MetroXEvent, type MetroXView } from '@/games/metro-x';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';

export const drawing = drawingOf(getMap('metro-city'));

/** A solo match on Metro City after the given events, as its player sees it. */
export function viewAfter(...events: readonly MetroXEvent[]): MetroXView {
  const start = metroX.setup({ map: 'metro-city', edition: 'gamewright' }, 1);
  return metroX.view(
    events.reduce<typeof start>((state, event) => metroX.apply(state, event), start),
    0,
  );
}

export const boardAfter = (...events: readonly MetroXEvent[]) => viewAfter(...events).boards[0]!;
