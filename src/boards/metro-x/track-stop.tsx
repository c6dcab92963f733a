import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import { radius, useTheme } from '@/ui/theme';
import { paletteModeOf } from './palette-mode';

interface Props {
  /** Of the stop, in dp. */
  readonly size: number;
  readonly border: number;
  readonly first: boolean;
  readonly last: boolean;
  /** Nobody is there yet. */
  readonly vacant?: boolean;
}

/** A stop on a line that runs down a list, from the first row to the last one. Children lie in the stop. */
export function TrackStop({ size, border, first, last, vacant = false, children }: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  const mode = paletteModeOf(tokens);
  const { casing, fill, ink } = GROUNDS[mode];
  const track = [styles.half, { backgroundColor: LINE_COLOURS.blue[mode], borderColor: casing }];
  return (
    <View style={[styles.track, { width: size + 4 }]} aria-hidden>
      <View style={first ? styles.half : track} />
      <View style={last ? styles.half : track} />
      <View
        style={[
          styles.stop,
          { width: size, height: size, marginTop: -size / 2, borderWidth: border },
          { backgroundColor: fill, borderColor: vacant ? tokens.outline : ink },
          vacant && styles.vacant,
        ]}
      >
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  track: { alignItems: 'center', justifyContent: 'center' },
  half: { flex: 1, width: 9, borderLeftWidth: 1, borderRightWidth: 1, borderColor: 'transparent' },
  stop: {
    position: 'absolute',
    top: '50%',
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  vacant: { borderStyle: 'dashed', borderWidth: 2 },
});
