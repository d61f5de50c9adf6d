import { setHostSite } from '../../mocks/core/hosts/hostSites';
import { backendHandler } from '../../mocks/respond';
import { brand } from './brand';
import { movedFiles, startWorker } from './worker';

let started: Promise<void> | undefined;

/** Starts the mock backend behind the service worker. Every page has fresh databases: nothing is stored. */
export function startBackend() {
  started ??= start();
  return started;
}

async function start() {
  setHostSite(brand);
  const worker = await startWorker();
  worker.resetHandlers(movedFiles, backendHandler);
}
