/**
 * The one door to react-native-zeroconf 0.14.0. What is wrong with it, and where that is absorbed:
 * - Its Android build fails: patches/.
 * - DNSSD reports a lost service as resolved, with port 0 and no addresses: `#resolved` tells it as lost.
 * - One failed resolve ends the browse: every error makes both scans start again after a pause.
 * - Both Android implementations miss things that the other finds: both scan, and what they find is one list.
 * - DNSSD's publish takes no multicast lock, and then Android drops the questions: whoever announces holds a scan.
 * - `stop` and `unpublishService` mean NSD unless told: `implType` is always given.
 * - Events do not say which implementation they are of, and the native side has one scan each: there is one hub,
 *   and it scans as long as anybody holds it.
 * - Publishing fails silently, changes the text it is given, and survives a reload: zeroconf-announcer.ts.
 * - iOS reads the text as ASCII: discovery/advert-record.ts writes nothing else.
 * - The native module does not exist in browsers: platform.web.ts never comes here.
 */
import type { ImplType, ZeroconfService } from 'react-native-zeroconf';
import type { Timers } from '@/table/net-ports';
import { SERVICE } from '../discovery/advert-record';

/** What is used of the library's class. */
export interface ZeroconfLike {
  on(event: 'resolved' | 'published' | 'unpublished', listener: (service: ZeroconfService) => void): unknown;
  on(event: 'remove', listener: (name: string) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  scan(type: string, protocol: string, domain: string, implType: ImplType): void;
  stop(implType: ImplType): void;
  publishService: (
    ...args: readonly [string, string, string, string, number, Record<string, string>, ImplType]
  ) => void;
  unpublishService(name: string, implType: ImplType): void;
}

export interface HubListener {
  resolved?(service: ZeroconfService): void;
  lost?(name: string): void;
  published?(name: string): void;
  unpublished?(name: string): void;
  /** The system does not let this app see the local network. */
  denied?(): void;
  /** The system is asked anew. */
  round?(): void;
}

const RESCAN_MS = 5_000;
const AFTER_ERROR_MS = 500;
/** kDNSServiceErr_PolicyDenied, and what NSNetService calls an app whose user said no. */
const DENIED = /-65570|-72008/;

export class ZeroconfHub {
  readonly zeroconf: ZeroconfLike;
  readonly implTypes: readonly [ImplType, ...ImplType[]];
  readonly #timers: Timers;
  readonly #listeners = new Set<HubListener>();
  #holders = 0;
  #turn = 0;
  #inFront = true;
  #forgetRescan: () => void = () => undefined;
  #forgetRepair: (() => void) | null = null;

  constructor(zeroconf: ZeroconfLike, system: 'android' | 'ios', timers: Timers) {
    this.zeroconf = zeroconf;
    this.#timers = timers;
    // iOS has one implementation and ignores the word.
    this.implTypes = system === 'android' ? ['DNSSD', 'NSD'] : ['DNSSD'];
    zeroconf.on('resolved', (service) => this.#resolved(service));
    zeroconf.on('remove', (name) => this.#tell((listener) => listener.lost?.(name)));
    zeroconf.on('published', ({ name }) => this.#tell((listener) => listener.published?.(name)));
    zeroconf.on('unpublished', ({ name }) => this.#tell((listener) => listener.unpublished?.(name)));
    zeroconf.on('error', (error) => this.#failed(error));
  }

  listen(listener: HubListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Scans until the answer is called. */
  hold(): () => void {
    let held = true;
    this.#holders += 1;
    if (this.#holders === 1) this.#start();
    return () => {
      if (!held) return;
      held = false;
      this.#holders -= 1;
      if (this.#holders === 0) this.#stop();
    };
  }

  /** In the background a scan only costs; a new one is due on return anyway. */
  show(inFront: boolean): void {
    if (this.#inFront === inFront) return;
    if (this.#holders > 0 && !inFront) this.#stop();
    this.#inFront = inFront;
    if (this.#holders > 0 && inFront) this.#start();
  }

  #start(): void {
    if (!this.#inFront) return;
    for (const implType of this.implTypes) this.#scan(implType);
    this.#rescanLater();
  }

  #stop(): void {
    if (!this.#inFront) return;
    this.#forgetRescan();
    this.#forgetRepair?.();
    this.#forgetRepair = null;
    for (const implType of this.implTypes) this.zeroconf.stop(implType);
  }

  #scan(implType: ImplType): void {
    const { type, protocol, domain } = SERVICE;
    this.zeroconf.scan(type, protocol, domain, implType);
  }

  /** One of the two at a time, so that the other goes on listening meanwhile. */
  #rescanLater(): void {
    this.#forgetRescan();
    this.#forgetRescan = this.#timers.after(RESCAN_MS, () => {
      this.#tell((listener) => listener.round?.());
      this.#turn += 1;
      this.#scan(this.implTypes[this.#turn % this.implTypes.length]!);
      this.#rescanLater();
    });
  }

  #failed(error: Error): void {
    if (DENIED.test(error.message)) this.#tell((listener) => listener.denied?.());
    if (this.#holders === 0 || !this.#inFront || this.#forgetRepair !== null) return;
    this.#forgetRepair = this.#timers.after(AFTER_ERROR_MS, () => {
      this.#forgetRepair = null;
      this.#start();
    });
  }

  #resolved(service: ZeroconfService): void {
    const isHere = (service.port ?? 0) > 0 && (service.addresses ?? []).length > 0;
    this.#tell((listener) => (isHere ? listener.resolved?.(service) : listener.lost?.(service.name)));
  }

  #tell(tell: (listener: HubListener) => void): void {
    for (const listener of [...this.#listeners]) tell(listener);
  }
}
