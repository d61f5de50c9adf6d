import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { backendHandler } from '../../mocks/respond';
import { activity } from './activity';
import { moveFrames } from './movedFrames';

/** The folder that the workbench was published in. */
const base = new URL('./', location.href).pathname;

/** The app has addresses like /art/x.webp. In a folder, the same files are below that folder. */
const movedFiles = http.get(
  /^[^?]*\/(art|fonts|play|screenshots)\/|\/icons\.svg/,
  ({ request }) => {
    const url = new URL(request.url);
    if (base === '/' || url.origin !== location.origin || url.pathname.startsWith(base)) return;
    return fetch(base + url.pathname.slice(1));
  },
);

let started: Promise<unknown> | undefined;

/** Starts the mock backend behind a service worker. Every page has fresh databases: nothing is stored. */
export function startBackend() {
  started ??= start();
  return started;
}

function start() {
  moveFrames(base);
  const worker = setupWorker(movedFiles, backendHandler);
  worker.events.on('request:start', ({ requestId }) => void activity.requests.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void activity.requests.delete(requestId));
  return worker.start({
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

/** Files of the app have addresses from the root. In a folder only the service worker finds them. */
export const isInFolder = base !== '/';

/** A command of the admin API. */
export async function admin(path: string, data: unknown) {
  const reply = await fetch(`/__mock/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { value, message } = await reply.json();
  if (!reply.ok) throw new Error(`/__mock/${path}: ${message}`);
  return value;
}
