import type { BoardView, BonusView, EditionId } from '@/games/metro-x';
import type { MapDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Emphasis } from './emphasis';
import type { Ghost } from './ghost';
import { Choices, Ghosts } from './ghosts';
import { Layer } from './layer';
import { MarkedLine } from './marked-line';
import { Network } from './network';
import { Stations } from './stations';

export interface PictureProps {
  readonly drawing: MapDrawing;
  readonly board: BoardView;
  readonly bonuses: readonly BonusView[];
  readonly edition: EditionId;
  /** The lines that cannot be completed any more. */
  readonly dead?: ReadonlySet<string>;
  readonly selectedLine?: string | null;
  readonly ghost?: Ghost | null;
  readonly choices?: readonly string[] | null;
}

interface Props extends PictureProps {
  readonly ink: BoardInk;
  /** Filled already, but still to be revealed. */
  readonly hidden: ReadonlySet<string>;
}

export function Picture({ drawing, board, bonuses, edition, dead, ink, hidden, ...chosen }: Props) {
  const written = drawing.lines.flatMap((line, i) => {
    const [view, bonus] = [board.lines[i], bonuses[i]];
    if (view === undefined || bonus === undefined) return [];
    return [{ line, view, bonus, dead: view.complete === null && dead?.has(line.id) === true }];
  });
  const selected = written.find(({ line }) => line.id === chosen.selectedLine);
  const marks = { edition, ink, marks: board.stations, hidden };
  return (
    <Layer drawing={drawing}>
      <Network
        drawing={drawing}
        ink={ink}
        dead={written.flatMap((entry) => (entry.dead ? [entry.line.id] : [])).join(' ')}
      />
      {written.map((entry) => (
        <MarkedLine key={entry.line.id} {...entry} ink={ink} edition={edition} />
      ))}
      <Stations of={drawing.stations} {...marks} />
      {selected !== undefined && <Emphasis drawing={drawing} entry={selected} {...marks} />}
      {chosen.choices !== null && chosen.choices !== undefined && (
        <Choices drawing={drawing} ink={ink} choices={chosen.choices.join(' ')} />
      )}
      {chosen.ghost !== null && chosen.ghost !== undefined && (
        <Ghosts drawing={drawing} edition={edition} ink={ink} ghost={chosen.ghost} />
      )}
    </Layer>
  );
}
