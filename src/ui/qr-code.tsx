import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { encode } from 'uqr';

interface Props {
  readonly testID: string;
  readonly text: string;
  /** What a screen reader says for the picture. */
  readonly label: string;
  /** Of one side, its quiet zone included, in dp. */
  readonly size: number;
}

/** Cameras look for the code by the light margin around it: four modules, as the standard says. */
const QUIET = 4;
/** Dark on light in every theme: many cameras do not read the reverse. */
const [DARK, LIGHT] = ['#000000', '#FFFFFF'];

/** All dark modules as one path, a rectangle for each run in a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        const from = x;
        while (row[x] === true) x += 1;
        if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
      return runs;
    })
    .join('');
}

export const QrCode = memo(function QrCode({ testID, text, label, size }: Props) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <View testID={testID} accessible role="img" accessibilityLabel={label}>
      <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} aria-hidden>
        <Rect width={modules} height={modules} rx={1.5} fill={LIGHT} />
        <Path d={qrPath(data)} fill={DARK} />
      </Svg>
    </View>
  );
});
