/** What the end of a game with several seats says of the table. */
import type { MetroXView } from '@/games/metro-x';
import { namesOfPlayers, type Texts } from '@/i18n';
import type { Seating } from '@/store/seating';
import type { DealVerdict } from '@/table/presence';

export interface TableFacts {
  readonly names: readonly string[];
  /** By seat: turns that were played for it. */
  readonly stoodIn: readonly number[];
  readonly verdict: DealVerdict | null;
  /** What this device can do about another game; null: the game came from the shelf. */
  readonly rematch: 'lead' | 'wait' | null;
}

export function tableFacts(
  t: Texts,
  id: string,
  names: readonly string[],
  seating: Seating | null,
): TableFacts {
  const room = seating?.room;
  if (!seating || room?.match !== id) {
    return {
      names: namesOfPlayers(
        t,
        names.map((name) => ({ name })),
      ),
      stoodIn: [],
      verdict: null,
      rematch: null,
    };
  }
  const isGone = seating.link.kind === 'ended';
  return {
    names: namesOfPlayers(
      t,
      names.map((name, seat) => room.seats[seat] ?? { name }),
    ),
    stoodIn: room.seats.map(({ stoodIn }) => stoodIn),
    verdict: seating.verdict,
    rematch: isGone ? null : seating.secrets === null ? 'wait' : 'lead',
  };
}

export function winnerWords(t: Texts, view: MetroXView, names: readonly string[]): string {
  const first = (view.standings ?? [])
    .filter(({ place }) => place === 1)
    .map(({ seat }) => names[seat] ?? '');
  return first.length === 1 ? t.stage.winner(first[0]!) : t.stage.winners(t.play.table.list(first));
}

/** The sentence that is shared: who won, where, and everybody's total, best first. */
export function tableSentence(t: Texts, view: MetroXView, names: readonly string[]): string {
  const { map, edition } = view.options;
  return t.score.sentenceTable({
    winners: winnerWords(t, view, names),
    map: t.metroX.maps[map],
    edition: t.metroX.editions[edition],
    results: (view.standings ?? [])
      .map(({ seat, score }) => `${names[seat] ?? ''} ${score.total}`)
      .join(', '),
  });
}
