/** As much of IndexedDB as the adapter uses, with its order of things: requests first, then `complete`. */
type Handler = (() => void) | null;

class FakeRequest<Result> {
  onsuccess: Handler = null;
  onerror: Handler = null;
  onupgradeneeded: Handler = null;
  error: unknown = null;
  transaction: object | null = null;
  constructor(public result: Result) {}
}

export interface FakeIndexedDb {
  readonly factory: IDBFactory;
  readonly entries: Map<string, unknown>;
  /** The durability asked for by each change. */
  readonly durabilities: (string | undefined)[];
  connections: number;
  /** How often a change was asked to be committed at once. */
  commits: number;
  /** The next change is given up after its requests succeeded, as when the disk is full. */
  abortNext: boolean;
  /** Everything is held until `release`. */
  hold(): () => void;
  closeByBrowser(): void;
}

/** `old`: a browser whose transactions have no `commit`. */
export function makeFakeIndexedDb({ old = false } = {}): FakeIndexedDb {
  const entries = new Map<string, unknown>();
  let gate: Promise<void> = Promise.resolve();
  let last: Promise<void> = Promise.resolve();
  let open: { onclose: Handler } | null = null;

  const transaction = (_store: string, _mode?: string, options?: { durability?: string }) => {
    if (_mode === 'readwrite') fake.durabilities.push(options?.durability);
    const queue: (() => void)[] = [];
    const before = new Map(entries);
    const self = {
      oncomplete: null as Handler,
      onabort: null as Handler,
      error: null as unknown,
      objectStore,
      ...(old ? {} : { commit: () => void (fake.commits += 1) }),
    };
    const ask = <Result>(work: () => Result) => {
      const request = new FakeRequest<Result | undefined>(undefined);
      request.transaction = self;
      queue.push(() => {
        request.result = work();
        request.onsuccess?.();
      });
      return request;
    };
    function objectStore() {
      return {
        get: (key: string) => ask(() => entries.get(key)),
        put: (value: unknown, key: string) => ask(() => void entries.set(key, value)),
        delete: (key: string) => ask(() => void entries.delete(key)),
        getAllKeys: ({ lower, upper }: { lower: string; upper: string }) =>
          ask(() => [...entries.keys()].filter((key) => key >= lower && key <= upper).sort()),
      };
    }
    last = last.then(async () => {
      await gate;
      for (let next = queue.shift(); next; next = queue.shift()) next();
      if (fake.abortNext && _mode === 'readwrite') {
        fake.abortNext = false;
        entries.clear();
        before.forEach((value, key) => entries.set(key, value));
        self.error = new Error('QuotaExceededError');
        self.onabort?.();
      } else {
        self.oncomplete?.();
      }
    });
    return self;
  };

  const fake: FakeIndexedDb = {
    entries,
    durabilities: [],
    connections: 0,
    commits: 0,
    abortNext: false,
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    closeByBrowser: () => open?.onclose?.(),
    factory: {
      open: () => {
        fake.connections += 1;
        const database = {
          onclose: null,
          onversionchange: null,
          close: () => undefined,
          transaction,
          createObjectStore: () => undefined,
        };
        open = database;
        const request = new FakeRequest(database);
        void Promise.resolve().then(() => {
          request.onupgradeneeded?.();
          request.onsuccess?.();
        });
        return request;
      },
    } as unknown as IDBFactory,
  };
  return fake;
}
