/** What every way of finding tables must keep. */
import type { Advert, Announcer, Finder, FinderListener, Sighting } from '@/table/net-ports';
import { until } from './heard';
import type { ManualTimers } from './manual-timers';

export interface DiscoveryRig {
  readonly timers: ManualTimers;
  readonly announcer: Announcer;
  readonly finder: Finder;
  /** Moves what waits, where nothing moves by itself. */
  readonly pump?: () => void;
  /** The announcing device dies without a good-bye. */
  readonly die: () => void;
  /** A finder of a device whose user said no. */
  readonly refused: Finder;
}

export const KITCHEN: Advert = {
  name: 'Küche. Tisch 2',
  id: '0123456789abcdef',
  protocol: 1,
  phase: 'lobby',
  taken: 1,
  seats: 4,
  epoch: 0,
};
const GARDEN: Advert = { ...KITCHEN, name: 'Garden', id: 'fedcba9876543210', taken: 2 };

export interface Found extends FinderListener {
  readonly sightings: Map<string, Sighting>;
  readonly lostIds: string[];
  readonly troubles: string[];
}

export function found(): Found {
  const sightings = new Map<string, Sighting>();
  const lostIds: string[] = [];
  const troubles: string[] = [];
  return {
    sightings,
    lostIds,
    troubles,
    sighted: (sighting) => sightings.set(sighting.advert.id, sighting),
    lost: (id) => {
      sightings.delete(id);
      lostIds.push(id);
    },
    troubled: (trouble) => troubles.push(trouble),
  };
}

/** Runs the contract; `make` gives a fresh rig. */
export function discoveryContract(name: string, make: () => DiscoveryRig): void {
  describe(`finding tables by ${name}`, () => {
    let rig: DiscoveryRig;
    let seen: Found;
    let stops: (() => unknown)[];

    /** Lets time and messages pass, a tenth of a second at a time. */
    const eventually = (holds: () => boolean): Promise<void> =>
      until(holds, () => {
        rig.pump?.();
        rig.timers.advance(100);
      });

    const announce = async (advert: Advert, port: number) => {
      const announcement = await rig.announcer.announce(advert, port);
      stops.push(() => announcement.stop());
      return announcement;
    };

    beforeEach(() => {
      rig = make();
      seen = found();
      stops = [];
    });

    afterEach(async () => {
      let done = false;
      void Promise.all(stops.map((stop) => stop())).then(() => {
        done = true;
      });
      await eventually(() => done);
    });

    it('sights a table with its name, its text and where it is', async () => {
      await announce(KITCHEN, 4_600);
      stops.push(rig.finder.find(seen));
      await eventually(() => seen.sightings.size === 1);
      const { advert, addresses } = seen.sightings.get(KITCHEN.id)!;
      expect(advert).toEqual(KITCHEN);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.every(({ port }) => port === 4_600)).toBe(true);
    });

    it('sights a table that opens later, and tells what changes without losing it', async () => {
      stops.push(rig.finder.find(seen));
      const announcement = await announce(KITCHEN, 4_600);
      await eventually(() => seen.sightings.size === 1);
      announcement.update({ ...KITCHEN, taken: 4, phase: 'play' });
      await eventually(() => seen.sightings.get(KITCHEN.id)?.advert.taken === 4);
      expect(seen.sightings.get(KITCHEN.id)!.advert).toEqual({ ...KITCHEN, taken: 4, phase: 'play' });
      expect(seen.lostIds).toEqual([]);
    });

    it('keeps two tables apart, and tells of each that says good-bye', async () => {
      stops.push(rig.finder.find(seen));
      await announce(KITCHEN, 4_600);
      const garden = await announce(GARDEN, 4_601);
      await eventually(() => seen.sightings.size === 2);
      void garden.stop();
      await eventually(() => seen.sightings.size === 1);
      expect(seen.lostIds).toEqual([GARDEN.id]);
      expect([...seen.sightings.keys()]).toEqual([KITCHEN.id]);
    });

    it('loses a table that is not heard of for long', async () => {
      stops.push(rig.finder.find(seen));
      await announce(KITCHEN, 4_600);
      await eventually(() => seen.sightings.size === 1);
      rig.die();
      await eventually(() => seen.sightings.size === 0);
      expect(seen.lostIds).toEqual([KITCHEN.id]);
    });

    it('tells nothing after it was stopped', async () => {
      const stop = rig.finder.find(seen);
      stop();
      await announce(KITCHEN, 4_600);
      rig.pump?.();
      rig.timers.advance(10_000);
      expect(seen.sightings.size).toBe(0);
    });

    it('says when it may not look', async () => {
      stops.push(rig.refused.find(seen));
      await eventually(() => seen.troubles.length > 0);
      expect(seen.sightings.size).toBe(0);
    });
  });
}
