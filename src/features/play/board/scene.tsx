import { useTheme } from '@/ui/theme';
import { Sharp, type Size } from '@/ui/canvas';
import { useBoardInk } from './board-ink';
import { Picture, type PictureProps } from './picture';
import { Pop, RunOfLight } from './run-effects';
import { useMarksRun } from './use-marks-run';

/** The picture and what moves in it. Apart from the board, so that a running mark renders nothing else. */
export function Scene({ content, ...picture }: PictureProps & { readonly content: Size }) {
  const { drawing, board } = picture;
  const { reducedMotion } = useTheme();
  const ink = useBoardInk();
  const run = useMarksRun(drawing, board, reducedMotion);
  const latest = drawing.stations.find(({ id }) => id === run.latest);
  return (
    <>
      <Sharp content={content}>
        <Picture {...picture} ink={ink} run={run} />
        {drawing.lines
          .filter(({ id }) => run.celebrated.includes(id))
          .map((line) => (
            <RunOfLight key={line.id} drawing={drawing} line={line} ink={ink} />
          ))}
      </Sharp>
      {latest !== undefined && <Pop key={latest.id} station={latest} colour={ink.accent} />}
    </>
  );
}
