import { useMemo } from 'react';
import { Rect } from 'react-native-svg';
import type { BoardView, BonusView, EditionId, LineView } from '@/games/metro-x';
import type { LineDrawing, MapDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { LineStroke } from './line-stroke';
import { MarkedLine } from './marked-line';
import { Furniture } from './network';
import { Stations } from './stations';

interface Props {
  readonly drawing: MapDrawing;
  readonly entry: {
    readonly line: LineDrawing;
    readonly view: LineView;
    readonly bonus: BonusView;
    readonly dead: boolean;
  };
  readonly edition: EditionId;
  readonly ink: BoardInk;
  readonly marks: BoardView['stations'];
  readonly hidden: ReadonlySet<string>;
}

/** Lays a veil over the board and draws one line again on top: choosing one changes nothing below. */
export function Emphasis({ drawing, entry, edition, ink, marks, hidden }: Props) {
  const { line } = entry;
  const stations = useMemo(
    () => drawing.stations.filter(({ lines }) => lines.includes(line.id)),
    [drawing, line],
  );
  return (
    <>
      <Rect width={drawing.width} height={drawing.height} fill={ink.paper} fillOpacity={0.5} />
      <LineStroke line={line} ink={ink} dead={entry.dead} />
      <Furniture line={line} ink={ink} />
      <MarkedLine {...entry} ink={ink} edition={edition} />
      <Stations of={stations} edition={edition} ink={ink} marks={marks} hidden={hidden} />
    </>
  );
}
