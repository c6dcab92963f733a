/**
 * The arithmetic of looking at a picture through a window. Everything here also runs on the UI thread, hence
 * the worklet marks; a worklet sees only the functions defined above it.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point, Size {}

/** Where the picture lies: its point c is seen at c * scale + (x, y). */
export interface Look extends Point {
  readonly scale: number;
}

export interface Frame {
  /** The window, in dp. */
  readonly window: Size;
  /** The picture, in its own units. */
  readonly content: Size;
  /** Free rim around the fitted picture, in dp. */
  readonly padding: number;
  /** The closest look, in dp for a unit of the picture; a window larger than that shows the fitted picture. */
  readonly closest: number;
}

export function fitScale({ window, content, padding }: Frame): number {
  'worklet';
  const across = Math.max(1, window.width - 2 * padding) / content.width;
  const down = Math.max(1, window.height - 2 * padding) / content.height;
  return Math.min(across, down);
}

export function clampScale(frame: Frame, scale: number): number {
  'worklet';
  const least = fitScale(frame);
  return Math.min(Math.max(scale, least), Math.max(least, frame.closest));
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A picture smaller than the window is centred; a larger one never shows more than the rim beside it. */
function rangeOf(window: number, picture: number, padding: number): Range {
  'worklet';
  if (picture + 2 * padding <= window) {
    const centred = (window - picture) / 2;
    return { min: centred, max: centred };
  }
  return { min: window - picture - padding, max: padding };
}

export function rangesAt(frame: Frame, scale: number): { readonly x: Range; readonly y: Range } {
  'worklet';
  return {
    x: rangeOf(frame.window.width, frame.content.width * scale, frame.padding),
    y: rangeOf(frame.window.height, frame.content.height * scale, frame.padding),
  };
}

export function clampLook(frame: Frame, look: Look): Look {
  'worklet';
  const scale = clampScale(frame, look.scale);
  const { x, y } = rangesAt(frame, scale);
  return {
    x: Math.min(Math.max(look.x, x.min), x.max),
    y: Math.min(Math.max(look.y, y.min), y.max),
    scale,
  };
}

export function fitLook(frame: Frame): Look {
  'worklet';
  return clampLook(frame, { x: 0, y: 0, scale: fitScale(frame) });
}

export function isFitted(frame: Frame, look: Look): boolean {
  'worklet';
  return look.scale <= fitScale(frame) * 1.001;
}

/** Zooms by a factor so that what lies under the focus (in the window) stays there. */
export function zoomAbout(frame: Frame, look: Look, factor: number, focus: Point): Look {
  'worklet';
  const scale = clampScale(frame, look.scale * factor);
  const ratio = scale / look.scale;
  return clampLook(frame, {
    x: focus.x - (focus.x - look.x) * ratio,
    y: focus.y - (focus.y - look.y) * ratio,
    scale,
  });
}

export function panBy(frame: Frame, look: Look, dx: number, dy: number): Look {
  'worklet';
  return clampLook(frame, { x: look.x + dx, y: look.y + dy, scale: look.scale });
}

/** Puts a part of the picture in the middle, as large as the window and the limits allow. */
export function lookAt(frame: Frame, rect: Rect): Look {
  'worklet';
  const wanted = fitScale({ ...frame, content: { width: rect.width || 1e-6, height: rect.height || 1e-6 } });
  const scale = clampScale(frame, wanted);
  return clampLook(frame, {
    x: frame.window.width / 2 - (rect.x + rect.width / 2) * scale,
    y: frame.window.height / 2 - (rect.y + rect.height / 2) * scale,
    scale,
  });
}

export function toContent(look: Look, point: Point): Point {
  'worklet';
  return { x: (point.x - look.x) / look.scale, y: (point.y - look.y) / look.scale };
}

/** After a rotation or a resize: fitted stays fitted, else the middle stays in the middle. */
export function reframe(before: Frame, after: Frame, look: Look): Look {
  'worklet';
  if (isFitted(before, look)) return fitLook(after);
  const middle = toContent(look, { x: before.window.width / 2, y: before.window.height / 2 });
  const scale = clampScale(after, look.scale);
  return clampLook(after, {
    x: after.window.width / 2 - middle.x * scale,
    y: after.window.height / 2 - middle.y * scale,
    scale,
  });
}
