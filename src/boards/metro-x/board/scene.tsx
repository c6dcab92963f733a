import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Sharp, type Size } from '@/ui/canvas';
import { useBoardInk } from './board-ink';
import { Halos, Headlight } from './lights';
import { Picture, type PictureProps } from './picture';
import { Pops } from './pop';
import { useMarksRun } from './use-marks-run';

/** The picture and what moves in it. Apart from the board, so that a running mark renders nothing else. */
export const Scene = memo(function Scene({ content, ...picture }: PictureProps & { readonly content: Size }) {
  const { drawing, board } = picture;
  const { reducedMotion } = useTheme();
  const ink = useBoardInk();
  const run = useMarksRun(drawing, board, reducedMotion);
  const complete = board.lines.filter((line) => line.complete !== null && !run.unlit.includes(line.id));
  const lit = drawing.lines.filter(({ id }) => complete.some((line) => line.id === id));
  return (
    <>
      <Sharp content={content}>
        <Halos drawing={drawing} ink={ink} lines={lit} fresh={run.celebrated} />
        <View style={StyleSheet.absoluteFill}>
          <Picture {...picture} ink={ink} hidden={run.hidden} />
        </View>
        {drawing.lines
          .filter(({ id }) => run.celebrated.includes(id))
          .map((line) => (
            <Headlight key={line.id} drawing={drawing} line={line} ink={ink} />
          ))}
      </Sharp>
      <Pops drawing={drawing} latest={run.latest} colour={ink.accent} />
    </>
  );
});
