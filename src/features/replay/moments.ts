/** The moments worth a stop: a turned card belongs to what was done with it before, as on the table. */
import type { MetroXEvent, MetroXView } from '@/games/metro-x';
import { stationName, type Texts } from '@/i18n';

interface Told {
  readonly event: MetroXEvent | null;
  readonly view: MetroXView;
  /** The view one event earlier. */
  readonly before: MetroXView | null;
  /** By seat, as the screen calls them. */
  readonly names: readonly string[];
}

/** What happened, in words. */
export function tellMoment(t: Texts, { event, view, before, names }: Told): string {
  if (event === null) return t.replay.start;
  const words = t.cards[view.options.edition];
  if (event.type === 'flip') return t.replay.flip(words.name(event.card));
  const done = [
    tellMove(t, view, before?.card === 'transfer', event),
    ...tellCompleted(t, view, before),
  ].join(', ');
  return view.seats > 1 ? t.replay.bySeat(names[event.seat] ?? '', done) : done;
}

function tellMove(
  t: Texts,
  { options }: MetroXView,
  isTransfer: boolean,
  event: Exclude<MetroXEvent, { type: 'flip' }>,
): string {
  switch (event.type) {
    case 'mark': {
      const words = t.cards[options.edition];
      const marked =
        event.count === 0 ? t.replay.nothing : isTransfer ? words.name('transfer') : words.mark(event.count);
      return t.replay.mark(event.line, marked);
    }
    case 'free':
      if (event.station === null) return t.replay.freeNothing;
      return t.replay.free(stationName(t, options.map, event.station));
    case 'take-back':
      return t.replay.takeBack;
  }
}

function tellCompleted(t: Texts, view: MetroXView, before: MetroXView | null): readonly string[] {
  const lines = view.boards.flatMap((board, seat) =>
    board.lines
      .filter(
        ({ complete }, index) => complete !== null && before?.boards[seat]?.lines[index]?.complete === null,
      )
      .map(({ id }) => id),
  );
  return lines.length === 0 ? [] : [t.replay.completed([...new Set(lines)].join(', '))];
}
