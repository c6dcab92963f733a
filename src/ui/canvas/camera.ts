import type { Frame, Look, Point } from './viewport';

/** Where the picture lies. Moving it never renders a component. */
export interface Camera {
  readonly frame: () => Frame | null;
  readonly reframe: (frame: Frame, look: Look) => void;
  readonly look: () => Look;
  /** Where it lies, or will lie when a glide under way has ended: steps pressed in haste add up. */
  readonly goal: () => Look;
  readonly jump: (look: Look) => void;
  readonly glide: (look: Look, done: () => void) => void;
  /** Lets go of the picture at a speed, in dp a second. */
  readonly coast: (velocity: Point, done: () => void) => void;
  readonly halt: () => void;
}

export const GLIDE_MS = 240;
/** Per millisecond; a flick stops within about half a second. */
export const DECELERATION = 0.994;
