import type { PersistentStore } from './persistence';

const STORE = 'state';
const KEY = 'databases';

async function openStore(mode: IDBTransactionMode) {
  const request = indexedDB.open('feria-mock', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const db = await toPromise(request);
  const transaction = db.transaction(STORE, mode);
  transaction.oncomplete = () => db.close();
  return transaction.objectStore(STORE);
}

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keeps the state in IndexedDB, so that it survives a reload. */
export const indexedDbStore: PersistentStore = {
  read: async () => toPromise<string | undefined>((await openStore('readonly')).get(KEY)),
  write: async (text) => void (await toPromise((await openStore('readwrite')).put(text, KEY))),
};
