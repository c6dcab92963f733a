import type { CDPSession } from 'playwright-core';
import type { Point } from './api';
import { currentInstall } from './session';

const FRAME_MS = 16;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

type Phase = 'touchStart' | 'touchMove' | 'touchEnd';

function send(session: CDPSession, type: Phase, points: readonly Point[]): Promise<unknown> {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  return session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: type === 'touchEnd' ? [] : touchPoints,
  });
}

async function withTouch(gesture: (session: CDPSession) => Promise<void>): Promise<void> {
  const session = await currentInstall().cdp();
  try {
    await gesture(session);
  } finally {
    await session.detach();
  }
}

export function tap(point: Point): Promise<void> {
  return currentInstall().page.touchscreen.tap(point.x, point.y);
}

export function hold(point: Point, milliseconds: number): Promise<void> {
  return withTouch(async (session) => {
    await send(session, 'touchStart', [point]);
    await pause(milliseconds);
    await send(session, 'touchEnd', []);
  });
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A straight path for each finger. */
export interface Path {
  readonly from: Point;
  readonly to: Point;
}

/** Moves all fingers together along their paths, a step a frame. */
export function drag(paths: readonly Path[], milliseconds: number): Promise<void> {
  const steps = Math.max(2, Math.round(milliseconds / FRAME_MS));
  return withTouch(async (session) => {
    await send(
      session,
      'touchStart',
      paths.map(({ from }) => from),
    );
    for (let step = 1; step <= steps; step += 1) {
      await pause(FRAME_MS);
      await send(
        session,
        'touchMove',
        paths.map(({ from, to }) => between(from, to, step / steps)),
      );
    }
    await send(session, 'touchEnd', []);
  });
}
