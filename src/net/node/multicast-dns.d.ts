/** What is used of multicast-dns, which brings no types. */
declare module 'multicast-dns' {
  import type { EventEmitter } from 'node:events';

  export interface Question {
    readonly name: string;
    readonly type: string;
  }

  export type MdnsRecord = { readonly name: string; readonly ttl?: number; readonly flush?: boolean } & (
    | { readonly type: 'PTR'; readonly data: string }
    | { readonly type: 'A' | 'AAAA'; readonly data: string }
    | { readonly type: 'SRV'; readonly data: { readonly target: string; readonly port: number } }
    | { readonly type: 'TXT'; readonly data: string | Uint8Array | readonly (string | Uint8Array)[] }
    | { readonly type: 'NSEC' | 'OPT' }
  );

  export interface Packet {
    readonly id?: number;
    readonly questions?: readonly Question[];
    readonly answers?: readonly MdnsRecord[];
    readonly additionals?: readonly MdnsRecord[];
  }

  export interface Remote {
    readonly address: string;
    readonly port: number;
  }

  export interface MulticastDns extends EventEmitter {
    on(event: 'query' | 'response', listener: (packet: Packet, from: Remote) => void): this;
    on(event: 'error' | 'warning', listener: (error: Error) => void): this;
    on(event: 'ready', listener: () => void): this;
    query(packet: Packet, sent?: () => void): void;
    respond(packet: Packet, to?: Remote | null, sent?: () => void): void;
    destroy(done?: () => void): void;
  }

  export default function makeMulticastDns(options: {
    readonly interface: string;
    readonly bind: string;
    readonly reuseAddr: boolean;
  }): MulticastDns;
}
