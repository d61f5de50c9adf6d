// Served as sw.js, this removes a bad service worker with its caches from every browser: docs/offline.md.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' }))
      client.navigate(client.url);
  };
  event.waitUntil(remove());
});
