/** Sound and touch follow what was accepted or refused; never the only sign of it. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { OpenTable } from './open-table';
import type { HapticName, Services, SoundName } from './services';
import type { Settings } from './settings-schema';
import { type AcceptedPayload, eventsAccepted, moveRefused, tableOpened } from './table-slice';

interface Feedback {
  readonly sounds: readonly SoundName[];
  readonly haptic: HapticName | null;
}

const SILENCE: Feedback = { sounds: [], haptic: null };

/** The strongest thing that happened to this seat, then the card that was turned. */
export function feedbackFor(before: OpenTable, accepted: AcceptedPayload): Feedback {
  const { seat } = before;
  if (accepted.due.kind === 'over') return { sounds: ['over'], haptic: 'over' };
  const own = accepted.events.some((event) => event.seat === seat && event.type !== 'take-back');
  const lines = (accepted.scores[seat]?.['completed'] ?? 0) - (before.scores[seat]?.['completed'] ?? 0);
  const flipped: readonly SoundName[] = accepted.events.some((event) => event.seat === undefined)
    ? ['flip']
    : [];
  if (lines > 0) return { sounds: ['line', ...flipped], haptic: 'line' };
  return own ? { sounds: ['mark', ...flipped], haptic: 'mark' } : { sounds: flipped, haptic: null };
}

/** Between a mark and the card that follows it, in milliseconds. */
const BEAT = 260;

interface FeedbackState {
  readonly table: { readonly table: OpenTable | null };
  readonly settings: Settings;
}

export function listenForFeedback(listeners: ListenerMiddlewareInstance, services: Services): void {
  const play = ({ sounds, haptics }: Settings, feedback: Feedback, wait: (ms: number) => Promise<void>) => {
    if (haptics && feedback.haptic !== null) services.haptics.play(feedback.haptic);
    if (!sounds) return;
    const [first, second] = feedback.sounds;
    if (first !== undefined) services.sound.play(first);
    if (second !== undefined)
      wait(BEAT).then(
        () => services.sound.play(second),
        () => undefined,
      );
  };
  listeners.startListening({
    actionCreator: eventsAccepted,
    effect: ({ payload }, api) => {
      const { table } = (api.getOriginalState() as FeedbackState).table;
      const feedback = table?.id === payload.id ? feedbackFor(table, payload) : SILENCE;
      play((api.getState() as FeedbackState).settings, feedback, api.delay);
    },
  });
  listeners.startListening({
    actionCreator: moveRefused,
    effect: (_action, api) =>
      play((api.getState() as FeedbackState).settings, { sounds: ['refused'], haptic: 'refused' }, api.delay),
  });
  listeners.startListening({
    actionCreator: tableOpened,
    effect: ({ payload }, api) => {
      const fresh = payload.table.events.length === 1;
      play(
        (api.getState() as FeedbackState).settings,
        fresh ? { sounds: ['flip'], haptic: null } : SILENCE,
        api.delay,
      );
    },
  });
}
