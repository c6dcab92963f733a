import { memo } from 'react';
import { G, Path } from 'react-native-svg';
import type { EditionId } from '@/games/metro-x';
import type { MapDrawing, StationDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import type { Ghost } from './ghost';
import { Label } from './layer';
import { capsule, penMark } from './shapes';

const RIM = 0.12;
const DASH = [0.17, 0.11];

interface Props {
  readonly drawing: MapDrawing;
  readonly ink: BoardInk;
  readonly ghost: Ghost;
  readonly edition: EditionId;
}

/** What Confirm would mark: dashed, in the accent colour, never to be taken for a mark. */
export const Ghosts = memo(function Ghosts({ drawing, ink, ghost, edition }: Props) {
  const byId = new Map(drawing.stations.map((station) => [station.id, station]));
  const stations = ghost.stations.flatMap((id) => byId.get(id) ?? []);
  const stop = byId.get(ghost.stopsAt ?? '');
  const { writes } = ghost;
  return (
    <>
      <Path d={stations.map((station) => capsule(station)).join('')} fill={ink.fill} />
      <Path
        d={stations.map((station) => capsule(station, RIM - 0.03)).join('')}
        fill="none"
        stroke={ink.accent}
        strokeWidth={0.085}
        strokeDasharray={DASH}
      />
      {writes === null ? (
        <Path
          d={stations.map(({ at }) => penMark(edition, at)).join('')}
          fill="none"
          stroke={ink.accent}
          strokeWidth={0.085}
          strokeLinecap="round"
        />
      ) : (
        stations.map(({ id, at }) => (
          <Label key={id} at={at} size={0.4} fill={ink.accent}>
            {String(writes)}
          </Label>
        ))
      )}
      {stop !== undefined && <Stop station={stop} ink={ink} />}
    </>
  );
});

/** The filled station that ends the run. */
function Stop({ station, ink }: { readonly station: StationDrawing; readonly ink: BoardInk }) {
  return (
    <G>
      <Path d={capsule(station, RIM)} fill="none" stroke={ink.paper} strokeWidth={0.16} />
      <Path d={capsule(station, RIM)} fill="none" stroke={ink.danger} strokeWidth={0.09} />
    </G>
  );
}

interface ChoicesProps {
  readonly drawing: MapDrawing;
  readonly ink: BoardInk;
  /** Ids, joined by spaces. */
  readonly choices: string;
}

/** Stations that may be chosen now. */
export const Choices = memo(function Choices({ drawing, ink, choices }: ChoicesProps) {
  const chosen = new Set(choices.split(' '));
  const d = drawing.stations
    .filter(({ id }) => chosen.has(id))
    .map((station) => capsule(station, 0.1))
    .join('');
  return <Path d={d} fill="none" stroke={ink.accent} strokeWidth={0.06} />;
});
