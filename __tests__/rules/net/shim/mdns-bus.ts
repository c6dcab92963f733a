import { EventEmitter } from 'node:events';
import type { MulticastDns, Packet } from 'multicast-dns';
import type { OpenMdns } from '@/net/node/mdns-links';

const PORT = 5353;

/** A network in memory on which everybody hears every packet, the sender too, as with multicast. */
export class MdnsBus {
  readonly #members = new Map<MulticastDns, string>();
  readonly #dead = new Set<string>();
  readonly packets: Packet[] = [];
  refuses = false;

  readonly open: OpenMdns = (address) => {
    const mdns = new EventEmitter() as MulticastDns;
    const send = (event: 'query' | 'response', packet: Packet, sent?: () => void): void => {
      if (!this.#dead.has(address)) this.#deliver(event, packet, address);
      sent?.();
    };
    mdns.query = (packet, sent) => send('query', packet, sent);
    mdns.respond = (packet, _to, sent) => send('response', packet, sent);
    mdns.destroy = (done) => {
      this.#members.delete(mdns);
      done?.();
    };
    setImmediate(() => {
      if (this.refuses) mdns.emit('error', new Error('EACCES'));
      else {
        this.#members.set(mdns, address);
        mdns.emit('ready');
      }
    });
    return mdns;
  };

  kill(address: string): void {
    this.#dead.add(address);
  }

  /** A packet of somebody who is not one of us. */
  inject(event: 'query' | 'response', packet: Packet): void {
    this.#deliver(event, packet, '10.9.9.9');
  }

  #deliver(event: 'query' | 'response', packet: Packet, address: string): void {
    this.packets.push(packet);
    for (const member of [...this.#members.keys()]) member.emit(event, packet, { address, port: PORT });
  }
}
