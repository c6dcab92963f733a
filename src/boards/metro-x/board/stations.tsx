import { memo, useMemo } from 'react';
import { Path } from 'react-native-svg';
import type { BoardView, EditionId, StationMark } from '@/games/metro-x';
import { SIZES, type StationDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Label } from './layer';
import { capsule, penMark } from './shapes';

interface Props {
  /** The stations to draw. */
  readonly of: readonly StationDrawing[];
  readonly edition: EditionId;
  readonly ink: BoardInk;
  readonly marks: BoardView['stations'];
  /** Filled already, but still to be revealed. */
  readonly hidden: ReadonlySet<string>;
}

const join = (stations: readonly StationDrawing[], draw: (station: StationDrawing) => string): string =>
  stations.map(draw).join('');

/** Empty: ring. Marked: the pen's sign on a bare disc. Transfer: number on a full disc. */
export const Stations = memo(function Stations({ of, edition, ink, marks, hidden }: Props) {
  const symbols = useMemo(() => new Map(of.map((station) => [station, capsule(station)])), [of]);
  const markOf = ({ id }: StationDrawing): StationMark => (hidden.has(id) ? 'empty' : (marks[id] ?? 'empty'));
  const symbolOf = (station: StationDrawing): string => symbols.get(station)!;

  const empty = of.filter((station) => markOf(station) === 'empty');
  const plain = empty.filter(({ interchange }) => !interchange);
  const interchanges = empty.filter(({ interchange }) => interchange);
  const crossed = of.filter((station) => markOf(station) === 'crossed');
  const numbered = of.filter((station) => typeof markOf(station) === 'number');

  return (
    <>
      <Path d={join(plain, symbolOf)} fill={ink.fill} stroke={ink.ink} strokeWidth={SIZES.ring} />
      <Path
        d={join(interchanges, symbolOf)}
        fill={ink.fill}
        stroke={ink.ink}
        strokeWidth={SIZES.interchangeRing}
      />
      <Path d={join(crossed, symbolOf)} fill={ink.fill} stroke={ink.casing} strokeWidth={0.025} />
      <Path
        d={join(crossed, ({ at }) => penMark(edition, at))}
        fill="none"
        stroke={ink.ink}
        strokeWidth={0.105}
        strokeLinecap="round"
      />
      <Path d={join(numbered, symbolOf)} fill={ink.ink} stroke={ink.ink} strokeWidth={SIZES.ring} />
      {numbered.map((station) => (
        <Label key={station.id} at={station.at} size={0.4} fill={ink.fill}>
          {String(markOf(station))}
        </Label>
      ))}
    </>
  );
});
