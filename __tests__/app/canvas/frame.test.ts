import { act, renderHook } from '@testing-library/react-native';
import type { Camera } from '@/ui/canvas/camera';
import { useFrame } from '@/ui/canvas/use-frame';
import { fitLook, type Frame, type Look } from '@/ui/canvas/viewport';

const content = { width: 100, height: 100 };
const frameOf = (side: number): Frame => ({
  window: { width: side, height: side },
  content,
  padding: 8,
  closest: 8,
});

/** A camera whose glides never end by themselves. */
function makeCamera() {
  let frame: Frame | null = null;
  let look: Look = { x: 0, y: 0, scale: 1 };
  let target: Look | null = null;
  const camera: Camera = {
    frame: () => frame,
    reframe: (next, to) => {
      frame = next;
      look = to;
    },
    look: () => ({ ...look }),
    goal: () => ({ ...(target ?? look) }),
    jump: (to) => (look = to),
    glide: (to) => (target = to),
    coast: () => undefined,
    halt: () => (target = null),
  };
  return camera;
}

function open(camera: Camera) {
  const onSettle = jest.fn();
  const { result } = renderHook(() => useFrame(camera, { content, closest: 8, padding: 8, onSettle }));
  const resize = (side: number) => act(() => result.current.onMeasured({ width: side, height: side }));
  resize(216);
  onSettle.mockClear();
  return { resize, onSettle };
}

it('lets a glide go on to its goal when the window changes', () => {
  const camera = makeCamera();
  const { resize, onSettle } = open(camera);
  camera.jump({ x: -92, y: -92, scale: 4 });
  camera.glide(fitLook(frameOf(216)), () => undefined);
  resize(416);
  expect(camera.goal()).toEqual(fitLook(frameOf(416)));
  expect(camera.look()).toEqual({ x: 8, y: 8, scale: 4 });
  expect(onSettle).not.toHaveBeenCalled();
});

it('settles at once when nothing moves', () => {
  const camera = makeCamera();
  const { resize, onSettle } = open(camera);
  resize(416);
  expect(camera.goal()).toEqual(fitLook(frameOf(416)));
  expect(camera.look()).toEqual(camera.goal());
  expect(onSettle).toHaveBeenCalledTimes(1);
});
