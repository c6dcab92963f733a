import fc from 'fast-check';

import type { GameEvent } from '@/engine/game';
import { metroX } from '@/games/metro-x';
import { KnownLog, type Stretch } from '@/table/guest/known-log';
import { SeatLog, type SeatStream, type StreamEntry, type Viewer } from '@/table/seat-log';

import { METRO_CITY } from '../solo-table';
import { playedLog } from './played-log';

const { options } = METRO_CITY;
const MATCH = 'm1';

function copyFor(viewer: Viewer, seats: number): KnownLog {
  const begun = KnownLog.begin({ match: MATCH, game: metroX, options, seats }, viewer);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}

function streamOf(events: readonly GameEvent[], viewer: Viewer, seats: number): SeatStream {
  return new SeatLog({ id: MATCH, game: metroX, options, seats }, events).stream(viewer);
}

const stretch = (stream: SeatStream, from: number, to: number): Stretch => ({
  from,
  entries: stream.entries(from, to),
  hash: stream.hashAt(to)!,
});

const events = playedLog({ seats: 3, takeBacks: true, turns: 12, pick: 5 });
const stream = streamOf(events, 1, 3);
const whole = stretch(stream, 0, stream.count);

describe("a seat's copy of a log", () => {
  it('[LG-1] follows the log event by event and shows what the host would show', () => {
    const log = new SeatLog({ id: MATCH, game: metroX, options, seats: 3 });
    const viewers: readonly Viewer[] = [0, 1, 2, 'table'];
    const copies = viewers.map((viewer) => copyFor(viewer, 3));
    let state = metroX.setup(options, 3);
    for (const [index, event] of events.entries()) {
      log.add([event]);
      state = metroX.apply(state, event as never);
      for (const copy of copies) {
        const told = log.stream(copy.viewer);
        const taken = copy.take(stretch(told, copy.count, told.count));
        expect(['taken', 'old']).toContain(taken);
        expect(copy.match.events).toEqual(metroX.known(state, events.slice(0, index + 1), copy.viewer));
        expect(copy.hash).toBe(told.hash);
        const shown = metroX.view(state, copy.viewer);
        // Whether another seat has acted is not in a copy's log; the host tells it apart from the log.
        expect({ ...copy.view(), acted: shown.acted }).toEqual(shown);
      }
    }
  });

  it('[LG-2] ends right however the stream is cut, even within a turn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.count), { maxLength: 12 }), (cuts) => {
        const copy = copyFor(1, 3);
        const ends = [...new Set([...cuts, stream.count])].sort((a, b) => a - b);
        for (const end of ends) copy.take(stretch(stream, copy.count, end));
        expect(copy.refusal).toBeNull();
        expect(copy.match.events).toEqual(stream.events);
        expect(copy.hash).toBe(stream.hash);
      }),
    );
  });

  it('[LG-2] shows nothing of a stretch before its rest is here, and asks the rules for the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: stream.count - 1 }), fc.boolean(), (cut, anew) => {
        const copy = copyFor(1, 3);
        const first = { ...stretch(stream, 0, cut), more: true };
        expect(anew ? copy.replace(first) : copy.take(first)).toBe('begun');
        expect(copy.match.events).toEqual([]);
        expect(copy.take(stretch(stream, cut, stream.count))).toBe('taken');
        expect(copy.match.events).toEqual(stream.events);
      }),
    );
  });

  it('[LG-3] drops what it has, takes what is new of an overlap and asks for what is missing', () => {
    const copy = copyFor(1, 3);
    expect(copy.take(stretch(stream, 0, 5))).toBe('taken');
    expect(copy.take(stretch(stream, 0, 5))).toBe('old');
    expect(copy.take(stretch(stream, 2, 4))).toBe('old');
    expect(copy.take(stretch(stream, 6, 9))).toBe('gap');
    expect(copy.count).toBe(5);
    copy.take(stretch(stream, 3, stream.count));
    expect(copy.hash).toBe(stream.hash);
  });

  it('[LG-4] notices a changed, a doubled and a displaced entry', () => {
    const entries = [...whole.entries];
    const [place, event] = entries[4]!;
    const tampered: readonly (readonly StreamEntry[])[] = [
      entries.with(4, [place, { ...event, seat: 2 }]),
      entries.toSpliced(4, 0, entries[4]!),
      entries.toSpliced(4, 1),
      entries.with(4, [place - 1, event]),
      entries.with(4, [99, event]),
      entries.with(4, [-1, event]),
      entries.with(4, [0.5, event]),
    ];
    for (const wrong of tampered) {
      const copy = copyFor(1, 3);
      expect(copy.take({ ...whole, entries: wrong })).toBe('differs');
      expect(copy.replace({ ...whole, entries: wrong })).toBe('differs');
      expect(copy.count).toBe(0);
      expect(copy.match.events).toEqual([]);
    }
  });

  it('[LG-5] keeps showing the last right match when the rules refuse what came', () => {
    const cheat: readonly GameEvent[] = [...events.slice(0, 1), { type: 'flip', card: '3' } as GameEvent];
    const copy = copyFor(1, 3);
    const right = stretch(stream, 0, 1);
    copy.take(right);
    const wrong = streamLike(cheat);
    expect(copy.take({ from: 1, entries: wrong.entries(1), hash: wrong.hash })).toBe('refused');
    expect(copy.refusal).toMatchObject({ code: 'seats-are-due' });
    expect(copy.match.events).toHaveLength(1);
    expect(copy.replace(whole)).toBe('taken');
    expect(copy.refusal).toBeNull();
    expect(copy.match.events).toEqual(stream.events);
  });

  it('[LG-5] refuses events that are none', () => {
    for (const event of [
      { type: 'jump' },
      { type: 'mark', seat: 7, line: 'A', count: 1 },
      {},
    ] as GameEvent[]) {
      const wrong = streamLike([event]);
      const copy = copyFor(1, 3);
      expect(copy.take({ from: 0, entries: wrong.entries(0), hash: wrong.hash })).toBe('refused');
    }
  });

  it('[LG-6] is not begun with options or seats that the rules do not know', () => {
    const head = { match: MATCH, game: metroX, options: { map: 'atlantis' }, seats: 3 };
    expect(KnownLog.begin(head, 0)).toMatchObject({ ok: false, refusal: { code: 'bad-options' } });
    expect(KnownLog.begin({ ...head, options, seats: 31 }, 0)).toMatchObject({ ok: false });
  });
});

function streamLike(list: readonly GameEvent[]): SeatStream {
  const made = streamOf([], 1, 3).copy();
  made.append(list.map((event, place) => [place, event]));
  return made;
}
