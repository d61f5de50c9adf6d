import { setupWorker } from 'msw/browser';
import { all } from './all';
import { startWorlds } from './core/host';
import { type Keeper, keepWith, recall } from './core/snapshot';

const STORE = 'state';

/** Kept in IndexedDB: it survives a reload, and unlike `unload` its writes are safe on phones. */
const database: Keeper = {
  read: async () => asked<string | undefined>((await store('readonly')).get('worlds')),
  write: async (text) => void (await asked((await store('readwrite')).put(text, 'worlds'))),
};

async function store(mode: IDBTransactionMode) {
  const request = indexedDB.open('feria-mock', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const db = await asked(request);
  const transaction = db.transaction(STORE, mode);
  transaction.oncomplete = () => db.close();
  return transaction.objectStore(STORE);
}

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const worker = setupWorker(...all);

/** The backend inside a page, behind a service worker: for Ladle and for tests in a real browser. */
export async function startBackend() {
  startWorlds(await recall(database));
  const { touch, flush } = keepWith(database);
  worker.events.on('response:mocked', touch);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return { flush, stop: () => worker.stop() };
}
