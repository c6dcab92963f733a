import type { Packet, Remote } from 'multicast-dns';
import type { Finder } from '@/table/net-ports';
import { SERVICE_NAME } from '../discovery/advert-record';
import { askOnSchedule } from '../discovery/schedule';
import { Sightings } from '../discovery/sightings';
import { HeardRecords } from './heard-records';
import { type MdnsLink, MdnsLinks, type MdnsOptions } from './mdns-links';

const QUESTION: Packet = { questions: [{ name: SERVICE_NAME, type: 'PTR' }] };

/** Finds tables by multicast DNS. */
export function nodeFinder(options: MdnsOptions): Finder {
  return {
    find(listener) {
      const sightings = new Sightings(listener, options.timers);
      const records = new HeardRecords();
      // What was asked for in this round: an answer that stays incomplete must not become an endless conversation.
      const asked = new Set<string>();
      let stopped = false;
      const heard = (packet: Packet, link: MdnsLink, from: Remote): void => {
        if (stopped) return;
        const { changed, gone } = records.take([...(packet.answers ?? []), ...(packet.additionals ?? [])]);
        for (const instance of gone) sightings.gone(instance);
        for (const instance of changed) {
          const sighting = records.sighting(instance, from.address);
          if (sighting) sightings.seen(instance, sighting);
          const questions = asked.has(instance) ? [] : records.missing(instance);
          if (questions.length === 0) continue;
          asked.add(instance);
          link.query({ questions });
        }
      };
      const links = new MdnsLinks(options, { up: (link) => link.query(QUESTION), response: heard });
      const stopAsking = askOnSchedule(options.timers, () => {
        sightings.nextRound();
        asked.clear();
        for (const link of links.links) link.query(QUESTION);
      });
      void links.start().then((ready) => {
        if (!ready && !stopped) listener.troubled('unavailable');
      });
      return () => {
        stopped = true;
        stopAsking();
        sightings.stop();
        void links.stop();
      };
    },
  };
}
