/** The native half of react-native-zeroconf as Android has it, on a network in memory: its defects included. */
type Emit = (event: string, body?: unknown) => void;
type ImplType = 'NSD' | 'DNSSD';
/** What the native module takes, in its order. */
type Registration = [
  type: string,
  protocol: string,
  domain: string,
  name: string,
  port: number,
  txt: Record<string, string>,
  implType: ImplType,
];

interface Service {
  readonly name: string;
  readonly port: number;
  readonly txt: Record<string, string>;
}

class ZeroconfNetwork {
  readonly devices: NativeZeroconf[] = [];
  /** By implementation and name, because the two do not know of each other. */
  readonly services = new Map<string, Service>();

  device(emit: Emit): NativeZeroconf {
    const made = new NativeZeroconf(this, emit);
    this.devices.push(made);
    return made;
  }

  put(implType: ImplType, service: Service): void {
    this.services.set(`${implType} ${service.name}`, service);
    for (const device of this.devices) device.appeared(service);
  }

  take(implType: ImplType, name: string): Service | null {
    const service = this.services.get(`${implType} ${name}`) ?? null;
    if (!this.services.delete(`${implType} ${name}`)) return null;
    for (const device of this.devices) device.vanished(name);
    return service;
  }

  /** Nothing answers any more, and no good-bye is said: all phones died. */
  forget(): void {
    this.services.clear();
  }
}

export class NativeZeroconf {
  readonly #network: ZeroconfNetwork;
  readonly #emit: Emit;
  readonly #scanning = new Set<ImplType>();
  /** Implementations whose publishing fails, without a word. */
  readonly mute = new Set<ImplType>();
  readonly calls: string[] = [];

  constructor(network: ZeroconfNetwork, emit: Emit) {
    this.#network = network;
    this.#emit = emit;
  }

  get holdsMulticastLock(): boolean {
    return this.#scanning.size > 0;
  }

  get scanning(): readonly ImplType[] {
    return [...this.#scanning].sort();
  }

  scan(_type: string, _protocol: string, _domain: string, implType: ImplType): void {
    this.calls.push(`scan ${implType}`);
    this.#scanning.add(implType);
    for (const service of this.#network.services.values()) this.#resolve(implType, service);
  }

  stop(implType: ImplType): void {
    this.calls.push(`stop ${implType}`);
    this.#scanning.delete(implType);
  }

  registerService(...[, , , name, port, txt, implType]: Registration): void {
    this.calls.push(`register ${implType}`);
    if (this.mute.has(implType)) return;
    const service = { name, port, txt: { ...txt } };
    this.#network.put(implType, service);
    this.#emit('RNZeroconfServiceRegistered', { name, port, addresses: [], txt });
  }

  unregisterService(name: string, implType: ImplType): void {
    this.calls.push(`unregister ${implType}`);
    if (this.#network.take(implType, name)) this.#emit('RNZeroconfServiceUnregistered', { name });
  }

  appeared(service: Service): void {
    for (const implType of this.#scanning) this.#resolve(implType, service);
  }

  vanished(name: string): void {
    // DNSSD tells a lost service as resolved, with nothing in it.
    if (this.#scanning.has('DNSSD'))
      this.#emit('RNZeroconfResolved', { name, host: name, fullName: name, addresses: [], port: 0, txt: {} });
    if (this.#scanning.has('NSD')) this.#emit('RNZeroconfRemove', { name });
  }

  /** One failed resolve ends the browse. */
  fail(message: string): void {
    this.#scanning.delete('DNSSD');
    this.#emit('RNZeroconfError', message);
  }

  #resolve(implType: ImplType, { name, port, txt }: Service): void {
    this.#emit('RNZeroconfFound', { name });
    const addresses = implType === 'NSD' ? ['10.0.0.5'] : ['fe80::1%wlan0', '10.0.0.5', 'fd00::5'];
    this.#emit('RNZeroconfResolved', { name, host: name, fullName: name, addresses, port, txt });
  }
}

export const zeroconfNetwork = new ZeroconfNetwork();
