import { setupWorker } from 'msw/browser';
import { indexedDbStore } from './core/hosts/indexedDbStore';
import { createAutosave, restoreDatabases } from './core/hosts/persistence';
import { backendHandler } from './respond';

export const worker = setupWorker(backendHandler);

/** Starts the backend in a page, behind a service worker: for Ladle and for tests in a browser. */
export async function startBackend() {
  await restoreDatabases(indexedDbStore);
  const { schedule, saveNow } = createAutosave(indexedDbStore);
  worker.events.on('response:mocked', schedule);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return { saveNow, stop: () => worker.stop() };
}
