// msw keeps cookies in local storage, and fails without it. A service worker has neither local storage nor cookies, so
// an empty storage is enough.
const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
Object.assign(globalThis, { localStorage: emptyStorage });
