import { Path } from 'react-native-svg';
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
import type { MarksRun } from './use-marks-run';

export interface PictureProps {
  readonly drawing: MapDrawing;
  readonly board: BoardView;
  readonly bonuses: readonly BonusView[];
  readonly edition: EditionId;
  readonly selectedLine?: string | null;
  readonly ghost?: Ghost | null;
  readonly choices?: readonly string[] | null;
}

interface Props extends PictureProps {
  readonly ink: BoardInk;
  readonly run: MarksRun;
}

export function Picture({ drawing, board, bonuses, edition, ink, run, ...chosen }: Props) {
  const written = drawing.lines.flatMap((line, i) => {
    const [view, bonus] = [board.lines[i], bonuses[i]];
    return view === undefined || bonus === undefined ? [] : [{ line, view, bonus }];
  });
  const dead = written.filter(({ view }) => view.dead && view.complete === null);
  const lit = written.filter(({ line, view }) => view.complete !== null && !run.unlit.includes(line.id));
  const selected = written.find(({ line }) => line.id === chosen.selectedLine);
  const marks = { ink, marks: board.stations, hidden: run.hidden };
  return (
    <Layer drawing={drawing}>
      {lit.map(({ line }) => (
        <Path
          key={line.id}
          d={line.path}
          fill="none"
          stroke={ink.gold}
          strokeWidth={0.56}
          strokeLinejoin="round"
        />
      ))}
      <Network drawing={drawing} ink={ink} dead={dead.map(({ line }) => line.id).join(' ')} />
      {written.map((entry) => (
        <MarkedLine key={entry.line.id} {...entry} ink={ink} edition={edition} />
      ))}
      <Stations of={drawing.stations} {...marks} />
      {selected !== undefined && (
        <Emphasis
          drawing={drawing}
          entry={selected}
          dead={dead.includes(selected)}
          edition={edition}
          {...marks}
        />
      )}
      {chosen.choices !== null && chosen.choices !== undefined && (
        <Choices drawing={drawing} ink={ink} choices={chosen.choices.join(' ')} />
      )}
      {chosen.ghost !== null && chosen.ghost !== undefined && (
        <Ghosts drawing={drawing} ink={ink} ghost={chosen.ghost} />
      )}
    </Layer>
  );
}
