/** Gestures as a hand makes them, sent through the browser's own input: about one event a frame. */
import type { CDPSession } from 'playwright-core';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEPS = 90;
const PACE_MS = 16;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const middle = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });

async function paced(step: (share: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i <= STEPS; i += 1) await Promise.all([step(i / STEPS), pause(PACE_MS)]);
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (cdp: CDPSession, type: TouchType, touchPoints: { x: number; y: number; id: number }[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

/** One finger in circles. */
export async function drag(cdp: CDPSession, area: Area): Promise<void> {
  const centre = middle(area);
  const at = (share: number) => ({
    x: centre.x + 0.25 * area.width * Math.cos(share * 4 * Math.PI),
    y: centre.y + 0.25 * area.height * Math.sin(share * 4 * Math.PI),
    id: 1,
  });
  await touch(cdp, 'touchStart', [at(0)]);
  await paced((share) => touch(cdp, 'touchMove', [at(share)]));
  await touch(cdp, 'touchEnd', []);
}

/** Two fingers apart and together again. */
export async function pinch(cdp: CDPSession, area: Area): Promise<void> {
  const centre = middle(area);
  const fingers = (share: number) => {
    const reach = 0.12 * area.width * (2 - Math.cos(share * 2 * Math.PI));
    return [
      { x: centre.x - reach, y: centre.y - reach / 2, id: 1 },
      { x: centre.x + reach, y: centre.y + reach / 2, id: 2 },
    ];
  };
  await touch(cdp, 'touchStart', fingers(0).slice(0, 1));
  await touch(cdp, 'touchStart', fingers(0));
  await paced((share) => touch(cdp, 'touchMove', fingers(share)));
  await touch(cdp, 'touchEnd', []);
}

/** In and out again at the middle. */
export async function wheel(cdp: CDPSession, area: Area): Promise<void> {
  const { x, y } = middle(area);
  await paced((share) =>
    cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x,
      y,
      deltaX: 0,
      deltaY: share < 0.5 ? -40 : 40,
    }),
  );
}
