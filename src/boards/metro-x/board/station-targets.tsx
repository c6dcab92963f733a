import { memo } from 'react';
import type { MapDrawing } from '@/maps/drawing/model';
import { StationTarget } from './station-target';

interface Props {
  readonly drawing: MapDrawing;
  readonly stationLabel: (stationId: string) => string;
  readonly choices: readonly string[] | null | undefined;
  readonly selected: readonly string[] | undefined;
  readonly onActivate: (stationId: string) => void;
}

export const StationTargets = memo(function StationTargets(props: Props) {
  const { drawing, stationLabel, choices, selected, onActivate } = props;
  return drawing.stations.map((station) => (
    <StationTarget
      key={station.id}
      station={station}
      label={stationLabel(station.id)}
      choice={choices?.includes(station.id) ?? false}
      selected={selected?.includes(station.id) ?? false}
      onActivate={onActivate}
    />
  ));
});
