// Served as sw.js, this removes a bad service worker with its caches from every browser: docs/offline.md.
const ANSWER_MS = 1000;

/** Whether the page answers that it loads itself again, as soon as nothing typed would be lost. A broken page does not. */
const loadsItself = (client) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    client.postMessage('workerRemoved', [port2]);
    setTimeout(() => resolve(false), ANSWER_MS);
  });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    const pages = await self.clients.matchAll({ type: 'window' });
    const reload = async (page) => (await loadsItself(page)) || page.navigate(page.url);
    await Promise.all(pages.map(reload));
  };
  event.waitUntil(remove());
});
