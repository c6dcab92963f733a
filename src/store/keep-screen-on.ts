/** At a table the screen stays on: a host that falls asleep would take the table with it. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { SeatingState } from './seating-slice';
import type { Services } from './services';

interface SeatedState {
  readonly seating: SeatingState;
}

const isAtTable = ({ seating: { seating } }: SeatedState) =>
  seating !== null && seating.link.kind !== 'ended' && seating.room?.phase !== 'over';

export function listenForScreen(listeners: ListenerMiddlewareInstance, { screen }: Services): void {
  listeners.startListening({
    predicate: (_action, now, before) => isAtTable(now as SeatedState) !== isAtTable(before as SeatedState),
    effect: (_action, api) => screen.keepOn(isAtTable(api.getState() as SeatedState)),
  });
}
