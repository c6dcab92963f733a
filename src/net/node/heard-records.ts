import type { MdnsRecord, Question } from 'multicast-dns';
import type { Sighting } from '@/table/net-ports';
import { advertOf, SERVICE_NAME } from '../discovery/advert-record';

const ENDING = `.${SERVICE_NAME}`;
/** Tables and hosts that are remembered: no network has more, and a liar may name any number. */
const MOST = 200;
/** Of one host: each is tried one after the other. */
const MOST_ADDRESSES = 16;

interface Instance {
  readonly name: string;
  srv: { readonly target: string; readonly port: number } | null;
  text: Readonly<Record<string, string>> | null;
}

function textOf(data: string | Uint8Array | readonly (string | Uint8Array)[]): Record<string, string> {
  const parts = typeof data === 'string' || data instanceof Uint8Array ? [data] : data;
  const lines = parts.map((part) => (typeof part === 'string' ? part : Buffer.from(part).toString('latin1')));
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0]!, line.slice(line.indexOf('=') + 1)]));
}

/** Puts records that came in any order, in one packet or in several, together to tables. */
export class HeardRecords {
  readonly #instances = new Map<string, Instance>();
  readonly #hosts = new Map<string, Set<string>>();

  /** Takes the records of one packet and says which instances they changed, and which said good-bye. */
  take(records: readonly MdnsRecord[]): {
    readonly changed: readonly string[];
    readonly gone: readonly string[];
  } {
    const changed = new Set<string>();
    const gone = new Set<string>();
    for (const record of records) this.#note(record, changed, gone);
    for (const name of gone) changed.delete(name);
    return { changed: [...changed], gone: [...gone] };
  }

  /** The table of an instance once all of it is known; `from` counts when no address was told. */
  sighting(instance: string, from: string): Sighting | null {
    const known = this.#instances.get(instance);
    if (!known?.srv || !known.text) return null;
    const advert = advertOf(known.name.slice(0, -ENDING.length), known.text);
    if (!advert) return null;
    const { port, target } = known.srv;
    const told = [...(this.#hosts.get(target.toLowerCase()) ?? [])];
    return { advert, addresses: (told.length > 0 ? told : [from]).map((host) => ({ host, port })) };
  }

  /** What has to be asked for before an instance is whole. */
  missing(instance: string): readonly Question[] {
    const known = this.#instances.get(instance);
    if (!known) return [];
    if (!known.srv || !known.text) return [{ name: known.name, type: 'ANY' }];
    return this.#hosts.has(known.srv.target.toLowerCase()) ? [] : [{ name: known.srv.target, type: 'A' }];
  }

  #note(record: MdnsRecord, changed: Set<string>, gone: Set<string>): void {
    const name = record.type === 'PTR' ? record.data : record.name;
    if (record.type === 'A') this.#noteAddress(record, changed);
    else if (record.type === 'AAAA' || !name.toLowerCase().endsWith(ENDING)) return;
    else if (record.ttl === 0) {
      this.#instances.delete(name.toLowerCase());
      gone.add(name.toLowerCase());
    } else this.#noteInstance(record, name, changed);
  }

  #noteInstance(record: MdnsRecord, name: string, changed: Set<string>): void {
    const key = name.toLowerCase();
    const instance = this.#instances.get(key) ?? { name, srv: null, text: null };
    if (!this.#instances.has(key) && this.#instances.size >= MOST) return;
    this.#instances.set(key, instance);
    if (record.type === 'SRV') instance.srv = record.data;
    if (record.type === 'TXT') instance.text = textOf(record.data);
    changed.add(key);
  }

  #noteAddress(record: MdnsRecord & { readonly type: 'A' | 'AAAA' }, changed: Set<string>): void {
    const host = record.name.toLowerCase();
    const addresses = this.#hosts.get(host) ?? new Set();
    if (record.ttl === 0) addresses.delete(record.data);
    else if (addresses.size < MOST_ADDRESSES && (this.#hosts.has(host) || this.#hosts.size < MOST))
      this.#hosts.set(host, addresses.add(record.data));
    for (const [key, { srv }] of this.#instances) if (srv?.target.toLowerCase() === host) changed.add(key);
  }
}
