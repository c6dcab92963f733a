/** A disk that fails, dawdles or loses power on demand. */
import type { Storage } from '@/table/ports';

/** What happens at a write: `lost` and `kept` both answer with an error, but the bytes of `kept` arrived. */
export type Mishap = 'none' | 'lost' | 'kept' | 'power-lost' | 'power-kept';

export interface FrailStorage extends Storage {
  /** What is on the disk now. */
  readonly disk: Map<string, string>;
  /** Writes asked for since the disk was made. */
  readonly writes: number;
  readonly powerless: boolean;
}

export interface Frailty {
  readonly disk?: Map<string, string>;
  readonly mishap?: (write: number) => Mishap;
  /** Microtask turns before an operation is done. */
  readonly delay?: (operation: number) => number;
}

export function makeFrailStorage({ disk = new Map(), mishap, delay }: Frailty = {}): FrailStorage {
  let writes = 0;
  let operations = 0;
  let powerless = false;

  const reach = async () => {
    operations += 1;
    for (let turns = delay?.(operations) ?? 0; turns > 0; turns -= 1) await Promise.resolve();
    if (powerless) throw new Error('no power');
  };
  const change = async <Result>(work: () => Result): Promise<Result> => {
    await reach();
    const fate = mishap?.(writes) ?? 'none';
    writes += 1;
    if (fate.startsWith('power')) powerless = true;
    const result = fate === 'lost' || fate === 'power-lost' ? null : work();
    if (fate !== 'none') throw new Error(fate);
    return result as Result;
  };

  return {
    disk,
    get writes() {
      return writes;
    },
    get powerless() {
      return powerless;
    },
    durable: true,
    read: async (key) => {
      await reach();
      return disk.get(key) ?? null;
    },
    write: (key, value) => change(() => void disk.set(key, value)),
    replace: (key, expected, value) =>
      change(() => {
        if ((disk.get(key) ?? null) !== expected) return false;
        disk.set(key, value);
        return true;
      }),
    remove: (key) => change(() => void disk.delete(key)),
    keys: async (prefix) => {
      await reach();
      return [...disk.keys()].filter((key) => key.startsWith(prefix));
    },
  };
}
