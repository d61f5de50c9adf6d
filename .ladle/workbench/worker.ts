import { http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { activity } from './activity';
import { base } from './base';
import { moveFrames } from './movedFrames';

/** The app has addresses like /art/x.webp. In a folder, the same files are below that folder. */
export const movedFiles = http.get(
  /^[^?]*\/(art|fonts|play|screenshots)\/|\/icons\.svg/,
  ({ request }) => {
    const url = new URL(request.url);
    if (base === '/' || url.origin !== location.origin || url.pathname.startsWith(base)) return;
    return fetch(base + url.pathname.slice(1));
  },
);

let started: Promise<SetupWorker> | undefined;

/** Starts the service worker, which finds the files of the app. */
export function startWorker() {
  started ??= start();
  return started;
}

async function start() {
  moveFrames(base);
  const worker = setupWorker(movedFiles);
  worker.events.on('request:start', ({ requestId }) => void activity.requests.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void activity.requests.delete(requestId));
  await worker.start({
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return worker;
}
