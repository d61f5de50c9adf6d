import type { PersistentStore } from './persistence';

const STORE = 'state';
const KEY = 'databases';

async function openStore(mode: IDBTransactionMode) {
  const request = indexedDB.open('feria-mock', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const db = await settled(request);
  const transaction = db.transaction(STORE, mode);
  transaction.oncomplete = () => db.close();
  return transaction.objectStore(STORE);
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** IndexedDB keeps the state over a reload. Saving on `unload` would not be reliable on phones. */
export const indexedDbStore: PersistentStore = {
  read: async () => settled<string | undefined>((await openStore('readonly')).get(KEY)),
  write: async (text) => void (await settled((await openStore('readwrite')).put(text, KEY))),
};
