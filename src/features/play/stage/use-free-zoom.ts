import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { CONTENT_UNIT } from '@/boards/metro-x';
import type { MapDrawing } from '@/maps/drawing/model';
import { TARGET } from '@/ui/theme';
import type { PanZoomHandle, Size } from '@/ui/canvas';
import type { SeatView } from '../model/choice';

/** While a station has to be tapped, the map is so large that neighbours are a finger apart. */
export function useFreeZoom(
  canvas: RefObject<PanZoomHandle | null>,
  drawing: MapDrawing,
  { view, seat }: SeatView,
) {
  const room = useRef<Size>({ width: 0, height: 0 });
  const isFree = view.card === 'free' && view.acted[seat] !== true;
  const wasFree = useRef(false);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    if (!isFree) {
      if (wasFree.current) canvas.current?.fit();
      wasFree.current = false;
      return;
    }
    wasFree.current = true;
    const marks = latest.current.boards[seat]?.stations ?? {};
    const empty = drawing.stations.filter(({ id }) => marks[id] === 'empty');
    if (empty.length === 0 || room.current.width === 0) return;
    canvas.current?.zoomTo(
      closeLook(
        empty.map(({ at }) => at),
        room.current,
      ),
    );
  }, [isFree, canvas, drawing, seat]);
  return useCallback(({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    room.current = { width: layout.width, height: layout.height };
  }, []);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of the empty stations, as much around it as can be shown at finger size. */
export function closeLook(spots: readonly Spot[], room: Size) {
  const width = (room.width / TARGET) * CONTENT_UNIT;
  const height = (room.height / TARGET) * CONTENT_UNIT;
  const middle = (pick: (spot: Spot) => number) =>
    (spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length) * CONTENT_UNIT;
  return {
    x: middle((spot) => spot.x) - width / 2,
    y: middle((spot) => spot.y) - height / 2,
    width,
    height,
  };
}
