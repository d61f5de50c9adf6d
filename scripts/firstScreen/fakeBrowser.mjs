/** @type {Record<string, string>} */
const session = {};
const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {} };

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const element = { dataset: {}, style: {}, clientWidth: 390 };

/** Defines what the modules of the app use of a browser when they are loaded and drawn on a server. */
export function fakeBrowser() {
  Object.assign(globalThis, {
    window: globalThis,
    parent: globalThis,
    location: new URL('http://first.invalid/m/home'),
    localStorage: emptyStorage,
    sessionStorage: { ...emptyStorage, getItem: (key) => session[key] ?? null },
    document: {
      documentElement: element,
      head: element,
      addEventListener() {},
      querySelector: () => null,
    },
    ResizeObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    getComputedStyle: () => ({ fontSize: '16px' }),
    addEventListener() {},
    innerWidth: 390,
    innerHeight: 844,
    PublicKeyCredential: { parseRequestOptionsFromJSON() {} },
    isSecureContext: true,
  });
  // Later versions of Node have one of their own.
  const navigator = { userAgent: '', onLine: true, maxTouchPoints: 0 };
  Object.defineProperty(globalThis, 'navigator', { value: navigator });
}

/**
 * Who is logged in, for the stores that are made next.
 * @param {boolean} isMember
 */
export function setSession(isMember) {
  delete session.MC_SESSION_INFO;
  if (isMember) session.MC_SESSION_INFO = JSON.stringify({ token: 't', userName: 'u' });
}
