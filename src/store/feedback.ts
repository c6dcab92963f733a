/** Sound and touch follow what was accepted or refused; never the only sign of it. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { GameEvent } from '@/engine/game';

import type { OpenTable } from './open-table';
import type { HapticName, Services, SoundName } from './services';
import type { Settings } from './settings-schema';
import { type AcceptedPayload, eventsAccepted, moveRefused, tableOpened } from './table-slice';

interface Feedback {
  readonly sounds: readonly SoundName[];
  readonly haptic: HapticName | null;
}

/** The strongest thing that happened to this seat, then the card that was turned. */
function feedbackFor(before: OpenTable, accepted: AcceptedPayload): Feedback {
  const { seat } = before;
  if (accepted.due.kind === 'over') return { sounds: ['over'], haptic: 'over' };
  const isMore = (counts: (event: GameEvent) => boolean) =>
    accepted.events.filter(counts).length > before.events.filter(counts).length;
  const own = isMore((event) => event.seat === seat && event.type !== 'take-back');
  const lines = (accepted.scores[seat]?.['completed'] ?? 0) - (before.scores[seat]?.['completed'] ?? 0);
  const flipped: readonly SoundName[] = isMore((event) => event.seat === undefined) ? ['flip'] : [];
  if (lines > 0) return { sounds: ['line', ...flipped], haptic: 'line' };
  return own ? { sounds: ['mark', ...flipped], haptic: 'mark' } : { sounds: flipped, haptic: null };
}

/** Between a mark and the card that follows it, in milliseconds. */
const BEAT = 260;

interface FeedbackState {
  readonly table: { readonly table: OpenTable | null };
  readonly settings: Settings;
}

interface ListenerApi {
  getState(): unknown;
  getOriginalState(): unknown;
  delay(ms: number): Promise<void>;
}

export function listenForFeedback(listeners: ListenerMiddlewareInstance, services: Services): void {
  const settings = (api: ListenerApi) => (api.getState() as FeedbackState).settings;
  const play = async (api: ListenerApi, { sounds: [first, second], haptic }: Feedback): Promise<void> => {
    if (settings(api).haptics && haptic !== null) services.haptics.play(haptic);
    if (settings(api).sounds && first !== undefined) services.sound.play(first);
    if (second === undefined) return;
    await api.delay(BEAT);
    if (settings(api).sounds) services.sound.play(second);
  };
  listeners.startListening({
    actionCreator: eventsAccepted,
    effect: ({ payload }, api) => {
      const { table } = (api.getOriginalState() as FeedbackState).table;
      return table?.id === payload.id ? play(api, feedbackFor(table, payload)) : undefined;
    },
  });
  listeners.startListening({
    actionCreator: moveRefused,
    effect: (_action, api) => play(api, { sounds: ['refused'], haptic: 'refused' }),
  });
  listeners.startListening({
    actionCreator: tableOpened,
    effect: ({ payload }, api) =>
      payload.table.events.length === 1 ? play(api, { sounds: ['flip'], haptic: null }) : undefined,
  });
}
