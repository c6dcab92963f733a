import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { StationDrawing } from '@/maps/drawing/model';
import { playIds } from '@/ui/test-ids';
import { targetPlace } from './target-place';

export interface StationTargetProps {
  readonly station: StationDrawing;
  readonly label: string;
  /** One of the stations that may be chosen now. */
  readonly choice: boolean;
  readonly selected: boolean;
  readonly onActivate: (stationId: string) => void;
}

const ACTIONS = [{ name: 'activate' }];

/**
 * What a screen reader finds of a station. Fingers are none of its business: the surface below gets every
 * touch and asks which station is nearest.
 */
export const StationTarget = memo(function StationTarget(props: StationTargetProps) {
  const { station, label, selected, onActivate } = props;
  return (
    <View
      testID={playIds.station(station.id)}
      style={[styles.target, targetPlace(station)]}
      accessible
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityState={{ selected }}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={() => onActivate(station.id)}
    />
  );
});

const styles = StyleSheet.create({ target: { position: 'absolute' } });
