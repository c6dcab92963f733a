import type { SeatingTrouble } from './seating';

/** How sitting down at a table ended. */
export type Seated = { readonly ok: true } | { readonly ok: false; readonly trouble: SeatingTrouble };

export const notSeated = (trouble: SeatingTrouble): Seated => ({ ok: false, trouble });
