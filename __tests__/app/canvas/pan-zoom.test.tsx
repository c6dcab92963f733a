import { createRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import {
  GestureHandlerRootView,
  State,
  type PanGesture,
  type PinchGesture,
  type TapGesture,
} from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { PanZoom, type PanZoomHandle, type Point } from '@/ui/canvas';

const content = { width: 100, height: 100 };
const onTap = jest.fn<undefined, [Point]>();
const lastTap = () => onTap.mock.lastCall![0];

/** A window of 216 dp with a rim of 8: the fitted picture is seen at 2 dp a unit. */
function open(): PanZoomHandle {
  const ref = createRef<PanZoomHandle>();
  render(
    <GestureHandlerRootView>
      <PanZoom ref={ref} content={content} closest={8} reducedMotion onTap={onTap} testID="board">
        {null}
      </PanZoom>
    </GestureHandlerRootView>,
  );
  fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: { width: 216, height: 216 } } });
  return ref.current!;
}

/** What a gesture reports crosses from the UI thread in a microtask. */
const crossed = () => act(() => Promise.resolve());

async function tap(x: number, y: number): Promise<void> {
  fireGestureHandler<TapGesture>(getByGestureTestId('board.tap'), [
    { state: State.BEGAN, x, y },
    { state: State.ACTIVE, x, y },
    { state: State.END, x, y },
  ]);
  await crossed();
}

let now = 0;
beforeEach(() => {
  onTap.mockClear();
  now += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

it('reports taps in units of the picture', async () => {
  open();
  await tap(8 + 50, 8 + 20);
  expect(onTap).toHaveBeenCalledWith({ x: 25, y: 10 });
});

it('reports them so at any zoom', async () => {
  const handle = open();
  act(() => handle.zoomTo({ x: 20, y: 30, width: 0, height: 0 }));
  await tap(108, 108);
  expect(onTap).toHaveBeenCalledWith({ x: 20, y: 30 });
  act(() => handle.fit());
  await tap(8, 8);
  expect(onTap).toHaveBeenLastCalledWith({ x: 0, y: 0 });
});

it('steps in and out about the middle, within the limits', async () => {
  const handle = open();
  act(() => handle.zoomIn());
  await tap(8, 108);
  expect(lastTap().x).toBeCloseTo(50 - 100 / 3.2);
  for (let i = 0; i < 9; i += 1) act(() => handle.zoomOut());
  now += 1000;
  await tap(8, 108);
  expect(lastTap().x).toBeCloseTo(0);
});

it('follows a finger and a pinch', async () => {
  const handle = open();
  act(() => handle.zoomTo({ x: 50, y: 50, width: 0, height: 0 }));
  fireGestureHandler<PanGesture>(getByGestureTestId('board.pan'), [
    { state: State.BEGAN, translationX: 0, translationY: 0 },
    { state: State.ACTIVE, translationX: 0, translationY: 0 },
    { translationX: 16, translationY: -8 },
    { state: State.END, translationX: 16, translationY: -8 },
  ]);
  await tap(108, 108);
  expect(lastTap()).toEqual({ x: 48, y: 51 });
  fireGestureHandler<PinchGesture>(getByGestureTestId('board.pinch'), [
    { state: State.BEGAN, scale: 1, focalX: 108, focalY: 108 },
    { state: State.ACTIVE, scale: 1, focalX: 108, focalY: 108 },
    { scale: 0.5, focalX: 108, focalY: 108 },
    { state: State.END, scale: 0.5, focalX: 108, focalY: 108 },
  ]);
  now += 1000;
  await tap(108 + 40, 108);
  expect(lastTap().x).toBeCloseTo(58);
});

it('takes a second tap in haste for a wish to come closer', async () => {
  open();
  await tap(108, 108);
  now += 100;
  await tap(110, 107);
  expect(onTap).toHaveBeenCalledTimes(1);
  now += 1000;
  await tap(8, 108);
  expect(lastTap().x).toBeGreaterThan(20);
});

it('takes two slow taps for two taps', async () => {
  open();
  await tap(108, 108);
  now += 400;
  await tap(108, 108);
  expect(onTap).toHaveBeenCalledTimes(2);
});

it('refits when the window changes', async () => {
  open();
  fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: { width: 416, height: 216 } } });
  await tap(208, 108);
  expect(lastTap()).toEqual({ x: 50, y: 50 });
});
