/** Lines that cannot be completed any more. */
import * as at from './layout';
import type { Tables } from './tables';

/** By line. */
export function deadLines(t: Tables, position: at.ReadonlyPosition, _seat: number): boolean[] {
  return t.lineIds.map(() => position[at.WINDOWS] === 0 && false);
}
