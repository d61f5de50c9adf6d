// msw keeps cookies in local storage, and fails without one. A service worker has none, and no cookies.
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
Object.assign(globalThis, { localStorage: nothing });
