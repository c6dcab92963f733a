import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { playIds } from '@/ui/test-ids';
import type { StationTargetProps } from './station-target';
import { targetPlace } from './target-place';

/**
 * A plain element, because it needs what react-native-web's views withhold: the click that a screen reader
 * makes without a pointer. Clicks of a pointer are left to the surface, which has seen them as taps.
 */
export const StationTarget = memo(function StationTarget(props: StationTargetProps) {
  const { station, label, choice, selected, onActivate } = props;
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) onActivate(station.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onActivate(station.id);
  };
  return (
    <div
      data-testid={playIds.station(station.id)}
      role="button"
      // With the keyboard one walks the stations only while one has to be chosen; the rail serves the rest.
      tabIndex={choice ? 0 : -1}
      aria-label={label}
      aria-pressed={selected}
      style={{ position: 'absolute', ...targetPlace(station) }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
});
