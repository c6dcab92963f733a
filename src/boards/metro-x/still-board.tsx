import type { MetroXView } from '@/games/metro-x';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import { MetroXBoard } from './board/metro-x-board';
import { useDeadLines } from './use-dead-lines';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly selectedLine: string | null;
  /** Stations to point out. */
  readonly choices?: readonly string[] | null;
  readonly label: string;
  readonly testID: string;
}

/** A seat's board as it stands in a view, to look at: nothing on it can be pressed. */
export function StillBoard({ view, seat, ...shown }: Props) {
  const { map, edition } = view.options;
  return (
    <MetroXBoard
      drawing={drawingOf(getMap(map))}
      board={view.boards[seat]!}
      bonuses={view.bonuses}
      edition={edition}
      dead={useDeadLines(view, seat)}
      {...shown}
    />
  );
}
