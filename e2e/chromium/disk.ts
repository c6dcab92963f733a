import { currentPage } from './only';

/** What the app has on the disk, by key, read past the app. */
export function readDisk(prefix: string): Promise<Record<string, string>> {
  return currentPage().evaluate(
    (wanted) =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('interchange');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const database = opening.result;
          const found: Record<string, string> = {};
          const cursor = database.transaction('entries').objectStore('entries').openCursor();
          cursor.onsuccess = () => {
            const at = cursor.result;
            if (!at) {
              database.close();
              resolve(found);
              return;
            }
            const { key } = at;
            if (typeof key === 'string' && key.startsWith(wanted)) found[key] = String(at.value);
            at.continue();
          };
        };
      }),
    prefix,
  );
}

/** Writes past the app, as a failing disk would. */
export function writeDisk(key: string, value: string): Promise<void> {
  return currentPage().evaluate(
    ({ at, text }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('interchange');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('entries', 'readwrite');
          writing.objectStore('entries').put(text, at);
          writing.onabort = () => reject(new Error('not written'));
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { at: key, text: value },
  );
}

export const saveKeyOf = (gameId: string): string => `game/${gameId}`;
