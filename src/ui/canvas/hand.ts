/** A finger that moves less than this, in dp, and lifts before this, in ms, has tapped. */
export const SLOP = 9;
export const TAP_MS = 800;
/** Slower than this, in dp a second, lifting the finger simply stops the picture. */
export const FLICK = 120;
