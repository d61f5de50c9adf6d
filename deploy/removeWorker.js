// Served as sw.js, this removes a bad service worker with its caches from every browser: docs/offline.md.
const ANSWER_MS = 1000;
const AGAIN_MS = 1000;

/** Whether the page answers. A broken page does not. */
const tell = (page, message) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    page.postMessage(message, [port2]);
    setTimeout(() => resolve(false), ANSWER_MS);
  });

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Before it takes over, each page is told not to load again yet: this worker would then control the new page and stay.
self.addEventListener('install', (event) => {
  const takeOver = async () => {
    await Promise.all((await pages()).map((page) => tell(page, 'workerLeaves')));
    self.skipWaiting();
    // Chromium starts the old worker again for a request that comes just then, and waits 30 s unless it is asked again.
    setTimeout(() => self.skipWaiting(), AGAIN_MS);
  };
  event.waitUntil(takeOver());
});
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    const controlled = await self.clients.matchAll({ type: 'window' });
    // It answers that it loads itself again, as soon as nothing typed would be lost.
    const reload = async (page) => (await tell(page, 'workerRemoved')) || page.navigate(page.url);
    await Promise.all(controlled.map(reload));
  };
  event.waitUntil(remove());
});
