/** Announces tables by react-native-zeroconf; its defects are listed in zeroconf-hub.ts. */
import type { ImplType } from 'react-native-zeroconf';
import type { Advert, Announcement, Announcer, Timers } from '@/table/net-ports';
import { instanceName, randomSuffix, SERVICE, textOf } from '../discovery/advert-record';
import type { OwnAddresses } from './own-addresses';
import type { AskPermission } from './zeroconf-finder';
import type { ZeroconfHub } from './zeroconf-hub';

/** The library says nothing when publishing fails; whoever was not heard of by then has failed. */
const PUBLISH_MS = 3_000;
const UNPUBLISH_MS = 1_000;

export interface AnnouncerOptions {
  readonly hub: ZeroconfHub;
  readonly timers: Timers;
  readonly ask: AskPermission;
  readonly own: OwnAddresses;
  readonly suffix?: () => string;
}

interface Published {
  readonly implType: ImplType;
  /** What the system made of the name when it was taken. */
  readonly name: string;
}

class PhoneAnnouncement implements Announcement {
  readonly #options: AnnouncerOptions;
  readonly #instance: string;
  readonly #port: number;
  readonly #release: () => void;
  readonly #unlisten: () => void;
  #advert: Advert;
  #published: Published | null = null;
  #wanted = true;
  #inFront = true;
  /** One thing after the other: a name must be free again before it can be taken anew. */
  #queue: Promise<void> = Promise.resolve();

  constructor(options: AnnouncerOptions, advert: Advert, port: number) {
    this.#options = options;
    this.#advert = advert;
    this.#port = port;
    this.#instance = instanceName(advert.name, (options.suffix ?? randomSuffix)());
    this.#release = options.hub.hold();
    this.#unlisten = options.hub.listen({
      resolved: ({ name, addresses }) => {
        if (this.#isOurs(name)) options.own.announced(addresses ?? []);
      },
    });
  }

  async start(): Promise<void> {
    await this.#enqueue(() => this.#publish());
    if (this.#published) return;
    await this.stop();
    throw new Error('The system did not announce the table.');
  }

  update(advert: Advert): void {
    if (JSON.stringify(textOf(advert)) === JSON.stringify(textOf(this.#advert))) return;
    this.#advert = advert;
    void this.#enqueue(() => this.#republish());
  }

  /** Services stay published when an app is put away or reloaded, so they are taken back before that. */
  show(inFront: boolean): void {
    this.#inFront = inFront;
    void this.#enqueue(() => this.#republish());
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#enqueue(() => this.#unpublish());
    this.#unlisten();
    this.#release();
  }

  #enqueue(step: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(step);
    return this.#queue;
  }

  async #republish(): Promise<void> {
    await this.#unpublish();
    await this.#publish();
  }

  async #publish(): Promise<void> {
    for (const implType of this.#options.hub.implTypes) {
      if (this.#published || !this.#wanted || !this.#inFront) return;
      await this.#tryWith(implType);
    }
  }

  async #tryWith(implType: ImplType): Promise<void> {
    const { hub } = this.#options;
    const { type, protocol, domain } = SERVICE;
    const name = await this.#within(PUBLISH_MS, 'published', () =>
      // A fresh object each time: the library writes into it.
      hub.zeroconf.publishService(
        type,
        protocol,
        domain,
        this.#instance,
        this.#port,
        { ...textOf(this.#advert) },
        implType,
      ),
    );
    if (name === null) hub.zeroconf.unpublishService(this.#instance, implType);
    else this.#published = { implType, name };
  }

  async #unpublish(): Promise<void> {
    const published = this.#published;
    if (!published) return;
    this.#published = null;
    const { zeroconf } = this.#options.hub;
    await this.#within(UNPUBLISH_MS, 'unpublished', () => {
      // One implementation knows a service by the name that was asked for, the other by the name it got.
      for (const name of new Set([this.#instance, published.name]))
        zeroconf.unpublishService(name, published.implType);
    });
  }

  #isOurs(name: string): boolean {
    return name === this.#instance || name.startsWith(`${this.#instance} (`);
  }

  /** Does something and waits for the event that says it worked; null when none came in time. */
  #within(milliseconds: number, event: 'published' | 'unpublished', run: () => void): Promise<string | null> {
    const { hub, timers } = this.#options;
    return new Promise((resolve) => {
      const settle = (name: string | null): void => {
        forget();
        unlisten();
        resolve(name);
      };
      const forget = timers.after(milliseconds, () => settle(null));
      const heard = (name: string): void => {
        if (this.#isOurs(name)) settle(name);
      };
      const unlisten = hub.listen({ [event]: heard });
      run();
    });
  }
}

export interface PhoneAnnouncer extends Announcer {
  /** To be called when the app goes to the background and when it comes back. */
  show(inFront: boolean): void;
}

export function zeroconfAnnouncer(options: AnnouncerOptions): PhoneAnnouncer {
  const running = new Set<PhoneAnnouncement>();
  return {
    async announce(advert, port) {
      if (!(await options.ask())) throw new Error('The user does not want it.');
      const announcement = new PhoneAnnouncement(options, advert, port);
      await announcement.start();
      running.add(announcement);
      return {
        update: (changed) => announcement.update(changed),
        stop: () => {
          running.delete(announcement);
          return announcement.stop();
        },
      };
    },
    show(inFront) {
      for (const announcement of running) announcement.show(inFront);
    },
  };
}
