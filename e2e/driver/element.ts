import path from 'node:path';
import type { Actions, Attributes, Direction, Element, Matcher, Point, Speed } from './api';
import { artifact } from './artifacts';
import { pinch, swipe, WAYS } from './gestures';
import { describeTarget, handleOne, sightings, sightOne, type Target } from './locate';
import { queryOf } from './matchers';
import type { Sighting } from './probe/contract';
import { currentInstall, settle } from './session';
import { patience } from './settings';
import { hold, tap } from './touch';

const LONG_PRESS_MS = 700;
const BETWEEN_TAPS_MS = 60;
const BETWEEN_TRIES_MS = 50;
const VISIBLE_SHARE = 0.75;
const TO_THE_EDGE = 1_000_000;

const attributesOf = (sighting: Sighting): Attributes => ({
  identifier: sighting.id,
  text: sighting.text,
  label: sighting.label,
  ...(sighting.placeholder === null ? {} : { placeholder: sighting.placeholder }),
  ...(sighting.value === null ? {} : { value: sighting.value }),
  enabled: sighting.enabled,
  visible: sighting.seen >= VISIBLE_SHARE,
  focused: sighting.focused,
});

/** Actions wait until the app is idle, then need exactly one element that a finger would reach. */
export class DrivenElement implements Element {
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  atIndex(index: number): Actions {
    return new DrivenElement({ ...this.target, index });
  }

  /** Tries again while the app may still be busy in a way that the page does not show. */
  private async reach(offset?: Point): Promise<Point> {
    await settle();
    const end = performance.now() + patience();
    for (;;) {
      try {
        return await this.touchPoint(offset);
      } catch (error) {
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
      }
    }
  }

  /** The point of the window a touch goes to, after making sure that the touch would arrive. */
  private async touchPoint(offset?: Point): Promise<Point> {
    const { frame } = await sightOne(this.target);
    const at = offset ?? { x: frame.width / 2, y: frame.height / 2 };
    const point = { x: frame.x + at.x, y: frame.y + at.y };
    const handle = await handleOne(this.target);
    const obstacle = await handle.evaluate(
      (element, { x, y }) => window.interchangeProbe.inTheWay(element, x, y),
      point,
    );
    if (obstacle !== null) throw new Error(`${describeTarget(this.target)} cannot be touched: ${obstacle}.`);
    return point;
  }

  async tap(offset?: Point): Promise<void> {
    await tap(await this.reach(offset));
  }

  async multiTap(times: number): Promise<void> {
    const point = await this.reach();
    for (let count = 0; count < times; count += 1) {
      await tap(point);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TAPS_MS));
    }
  }

  async longPress(first?: Point | number, second?: number): Promise<void> {
    const offset = typeof first === 'object' ? first : undefined;
    const duration = typeof first === 'number' ? first : second;
    await hold(await this.reach(offset), duration ?? LONG_PRESS_MS);
  }

  /** A field that has the focus is not tapped again: two quick taps would select a word in it. */
  private async focus(): Promise<void> {
    await settle();
    const { focused } = await sightOne(this.target);
    if (!focused) await this.tap();
    await currentInstall().page.keyboard.press('End');
  }

  async typeText(text: string): Promise<void> {
    await this.focus();
    await currentInstall().page.keyboard.type(text);
  }

  async replaceText(text: string): Promise<void> {
    await this.focus();
    const handle = await handleOne(this.target);
    await handle.fill(text);
  }

  clearText(): Promise<void> {
    return this.replaceText('');
  }

  async tapReturnKey(): Promise<void> {
    await this.focus();
    await currentInstall().page.keyboard.press('Enter');
  }

  async tapBackspaceKey(): Promise<void> {
    await this.focus();
    await currentInstall().page.keyboard.press('Backspace');
  }

  async scroll(pixels: number, direction: Direction): Promise<void> {
    await settle();
    const way = WAYS[direction];
    const handle = await handleOne(this.target);
    const { scrollable, moved } = await handle.evaluate(
      (element, { x, y }) => window.interchangeProbe.scroll(element, x, y),
      { x: way.x * pixels, y: way.y * pixels },
    );
    if (!scrollable) throw new Error(`${describeTarget(this.target)} is no scroll view that could move.`);
    if (moved === 0) throw new Error(`${describeTarget(this.target)} cannot scroll further ${direction}.`);
  }

  /** Unlike scroll(), being there already is fine. */
  async scrollTo(edge: Direction): Promise<void> {
    await this.scroll(TO_THE_EDGE, edge).catch((error: unknown) => {
      if (!(error instanceof Error) || !error.message.includes('cannot scroll further')) throw error;
    });
  }

  // eslint-disable-next-line max-params -- the shape is Detox's
  async swipe(
    direction: Direction,
    speed: Speed = 'fast',
    percentage = 0.75,
    x = 0.5,
    y = 0.5,
  ): Promise<void> {
    await settle();
    const { frame } = await sightOne(this.target);
    await swipe(frame, { direction, speed, percentage, start: { x, y } });
  }

  async pinch(scale: number, speed: Speed = 'fast', angle = 0): Promise<void> {
    await settle();
    const { frame } = await sightOne(this.target);
    await pinch(frame, scale, speed, angle);
  }

  async takeScreenshot(name: string): Promise<string> {
    await settle();
    const file = artifact(`${name}.png`);
    const handle = await handleOne(this.target);
    await handle.screenshot({ path: file });
    return path.resolve(file);
  }

  async getAttributes(): Promise<Attributes | { readonly elements: readonly Attributes[] }> {
    await settle();
    const found = await sightings(this.target);
    if (found.length > 1) return { elements: found.map(attributesOf) };
    return attributesOf(await sightOne(this.target));
  }
}

export const element = (matcher: Matcher): Element =>
  new DrivenElement({ query: queryOf(matcher), index: null });

export function targetOf(actions: Actions): Target {
  if (actions instanceof DrivenElement) return actions.target;
  throw new TypeError('This is not an element(...).');
}
