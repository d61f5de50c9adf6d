import { setupWorker } from 'msw/browser';
import { allHandlers } from './allHandlers';
import { createAutosave, type PersistentStore, restoreDatabases } from './core/persistence';

const STORE = 'state';
const KEY = 'databases';

/** IndexedDB keeps the state over a reload. Saving on `unload` would not be reliable on phones. */
const indexedDbStore: PersistentStore = {
  read: async () => settled<string | undefined>((await openStore('readonly')).get(KEY)),
  write: async (text) => void (await settled((await openStore('readwrite')).put(text, KEY))),
};

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

export const worker = setupWorker(...allHandlers);

/** Starts the backend in a page, behind a service worker: for Ladle and for tests in a browser. */
export async function startBackend() {
  await restoreDatabases(indexedDbStore);
  const { schedule, saveNow } = createAutosave(indexedDbStore);
  worker.events.on('response:mocked', schedule);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return { saveNow, stop: () => worker.stop() };
}
