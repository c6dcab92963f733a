/** The present game of a table, and what its guests are told of it: docs/protocol.md, LG. */
import type { GameEvent } from '@/engine/game';

import { dealingOf, proofOf } from '../dealer';
import { verifyOwnDealing } from '../dealing';
import type { Host } from '../host';
import type { DealVerdict } from '../presence';
import { logHash, SeatLog, type SeatStream, type Viewer } from '../seat-log';
import { maskOf } from '../wire/due';
import type { WireDue } from '../wire/fields';
import { pack } from '../wire/pack';
import type { Dealing, ToGuest } from '../wire/to-guest';
import { type Stretch, stretchesOf } from './stretches';

export type Told = Exclude<ToGuest, { t: 'ping' | 'pong' | 'bye' }>;

const moreIf = (isCut: boolean) => (isCut ? { more: true } : {});

export class Playing {
  readonly host: Host;
  readonly log: SeatLog;
  #verdict: DealVerdict | null = null;
  #over: Told | null = null;

  constructor(host: Host) {
    this.host = host;
    const { game, options, seats } = host;
    this.log = new SeatLog({ id: host.header.id, game, options, seats }, host.events);
  }

  get match(): string {
    return this.host.header.id;
  }

  get isOver(): boolean {
    return this.host.due().kind === 'over';
  }

  accept(events: readonly GameEvent[]): void {
    this.log.add(events);
  }

  due(): WireDue {
    const due = this.host.due();
    return due.kind === 'seats' ? maskOf(due.seats) : due.kind;
  }

  dealing(): Dealing {
    return dealingOf(this.host.header.dealer);
  }

  /** The host's own look at its shuffle: what it would tell a guest that had a part in it. */
  verdict(): DealVerdict | null {
    if (!this.isOver) return null;
    const { game, options, seats, events, header } = this.host;
    this.#verdict ??= verifyOwnDealing({ game, options, seats, events }, header.dealer);
    return this.#verdict;
  }

  begin(): Told {
    const { header, options, game } = this.host;
    return {
      t: 'begin',
      match: header.id,
      game: game.meta.id,
      options: { ...options },
      names: [...header.names],
      startedAt: header.startedAt,
      dealing: this.dealing(),
    };
  }

  /** Everything after the first `from` entries; one message without entries says how far the log goes. */
  news(viewer: Viewer, from: number): readonly Told[] {
    const stream = this.log.stream(viewer);
    const stretches = stretchesOf(stream.entries(from), from);
    return stretches.map((one) => this.#newsOf(stream, one, stream.hashAt(one.to)!));
  }

  /** The tail for a copy that fits, else the known log from its beginning, in its own order. */
  answerSync(viewer: Viewer, n: number, hash: string): readonly Told[] {
    const stream = this.log.stream(viewer);
    if (stream.hashAt(n) === hash) return this.news(viewer, n);
    const [first, ...rest] = stretchesOf(
      stream.events.map((event, place) => [place, event]),
      0,
    );
    const snapshot: Told = {
      t: 'snapshot',
      match: this.match,
      seat: viewer,
      n: first!.to,
      events: pack(first!.entries),
      hash: stream.hashOfFirst(first!.to),
      due: this.due(),
      ...moreIf(rest.length > 0),
    };
    return [snapshot, ...rest.map((one) => this.#newsOf(stream, one, stream.hashOfFirst(one.to)))];
  }

  #newsOf(stream: SeatStream, { from, to, entries }: Stretch, hash: string): Told {
    return {
      t: 'news',
      match: this.match,
      seat: stream.viewer,
      from,
      entries: pack(entries),
      hash,
      due: this.due(),
      ...moreIf(to < stream.count),
    };
  }

  /** Null before the end: the secret would tell every card to come. */
  over(): Told | null {
    if (!this.isOver) return null;
    const { match } = this;
    this.#over ??= { t: 'over', match, secret: this.#secret(), log: logHash(this.host.events) };
    return this.#over;
  }

  #secret(): string | null {
    return proofOf(this.host.header.dealer)?.secret ?? null;
  }
}
