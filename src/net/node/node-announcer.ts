import type { MdnsRecord, Packet, Question, Remote } from 'multicast-dns';
import type { Advert, Announcement, Announcer } from '@/table/net-ports';
import { instanceName, randomSuffix, SERVICE_NAME, textOf } from '../discovery/advert-record';
import { type MdnsLink, MdnsLinks, type MdnsOptions } from './mdns-links';

const ALL_SERVICES = '_services._dns-sd._udp.local';
const TTL = 120;
const MDNS_PORT = 5353;
/** News are said twice, because a packet that nobody asked for may get lost. */
const SAY_AGAIN_MS = 1_000;
/** Several that ask at once get one answer. */
const QUIET_MS = 200;

interface Service {
  readonly instance: string;
  readonly host: string;
  readonly port: number;
  readonly advert: Advert;
}

function recordsOf(
  { instance, host, port, advert }: Service,
  addresses: readonly string[],
  ttl: number,
): MdnsRecord[] {
  const name = `${instance}.${SERVICE_NAME}`;
  const text = Object.entries(textOf(advert)).map(([key, value]) => `${key}=${value}`);
  return [
    { type: 'PTR', name: SERVICE_NAME, ttl, data: name },
    { type: 'SRV', name, ttl, flush: true, data: { target: host, port } },
    { type: 'TXT', name, ttl, flush: true, data: text },
    ...addresses.map((data): MdnsRecord => ({ type: 'A', name: host, ttl, flush: true, data })),
  ];
}

/** What to answer: the records that were asked for, and all others as a courtesy that saves the next question. */
export function answerTo(questions: readonly Question[], records: readonly MdnsRecord[]): Packet | null {
  const asked = ({ name, type }: MdnsRecord): boolean =>
    questions.some(
      (question) =>
        question.name.toLowerCase() === name.toLowerCase() &&
        (question.type === type || question.type === 'ANY'),
    );
  const services: MdnsRecord[] = questions.some(({ name }) => name.toLowerCase() === ALL_SERVICES)
    ? [{ type: 'PTR', name: ALL_SERVICES, ttl: TTL, data: SERVICE_NAME }]
    : [];
  const answers = [...services, ...records.filter(asked)];
  if (answers.length === 0) return null;
  return { answers, additionals: records.filter((record) => !answers.includes(record)) };
}

class NodeAnnouncement implements Announcement {
  readonly #options: MdnsOptions;
  readonly #links: MdnsLinks;
  readonly #quiet = new Map<MdnsLink, Packet | null>();
  #service: Service;
  #forget: () => void = () => undefined;

  constructor(options: MdnsOptions, service: Service) {
    this.#options = options;
    this.#service = service;
    this.#links = new MdnsLinks(options, {
      up: (link) => void this.#sayOn(link, TTL),
      query: (packet, link, from) => this.#asked(packet, link, from),
    });
  }

  async start(): Promise<void> {
    if (!(await this.#links.start())) {
      await this.#links.stop();
      throw new Error('This computer lets no program announce itself.');
    }
    this.#sayAgainSoon();
  }

  update(advert: Advert): void {
    this.#service = { ...this.#service, advert };
    for (const link of this.#links.links) void this.#sayOn(link, TTL);
    this.#sayAgainSoon();
  }

  async stop(): Promise<void> {
    this.#forget();
    // Twice, in case one gets lost.
    await this.#sayGoodBye();
    await this.#sayGoodBye();
    await this.#links.stop();
  }

  async #sayGoodBye(): Promise<void> {
    await Promise.all(this.#links.links.map((link) => this.#sayOn(link, 0)));
  }

  #sayAgainSoon(): void {
    this.#forget();
    this.#forget = this.#options.timers.after(SAY_AGAIN_MS, () => {
      for (const link of this.#links.links) void this.#sayOn(link, TTL);
    });
  }

  #sayOn(link: MdnsLink, ttl: number): Promise<void> {
    return link.respond({ answers: recordsOf(this.#service, link.addresses, ttl) });
  }

  #asked(packet: Packet, link: MdnsLink, from: Remote): void {
    const questions = packet.questions ?? [];
    const answer = answerTo(questions, recordsOf(this.#service, link.addresses, TTL));
    if (!answer) return;
    // A resolver that does not listen to the group wants its own question back.
    if (from.port !== MDNS_PORT) void link.respond({ ...answer, id: packet.id ?? 0, questions }, from);
    else if (this.#quiet.has(link)) this.#quiet.set(link, answer);
    else this.#answer(link, answer);
  }

  #answer(link: MdnsLink, answer: Packet): void {
    void link.respond(answer);
    this.#quiet.set(link, null);
    this.#options.timers.after(QUIET_MS, () => {
      const waiting = this.#quiet.get(link);
      this.#quiet.delete(link);
      if (waiting && this.#links.links.includes(link)) this.#answer(link, waiting);
    });
  }
}

/**
 * Announces tables by multicast DNS. It does not probe whether a name is free: the four random characters of the
 * instance and the table's id in the host's name make sure of that.
 */
export function nodeAnnouncer(options: MdnsOptions, suffix: () => string = randomSuffix): Announcer {
  return {
    async announce(advert, port) {
      const instance = instanceName(advert.name, suffix());
      const host = `interchange-${advert.id}.local`;
      const announcement = new NodeAnnouncement(options, { instance, host, port, advert });
      await announcement.start();
      return announcement;
    },
  };
}
