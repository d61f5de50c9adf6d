/** What the modules of the app use of a browser when they are loaded and drawn on the server. */
export function fakeBrowser(language: string, session: string | undefined, path: string) {
  const storageOf = (values: Record<string, string | undefined>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem() {},
    removeItem() {},
  });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const element = { dataset: {}, style: {} };
  Object.assign(globalThis, {
    window: globalThis,
    parent: globalThis,
    location: new URL(path, 'http://first.invalid'),
    localStorage: storageOf({ language }),
    sessionStorage: storageOf({ MC_SESSION_INFO: session }),
    document: {
      documentElement: element,
      head: element,
      addEventListener() {},
      querySelector: () => null,
    },
    ResizeObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
    navigator: { userAgent: '', onLine: true, maxTouchPoints: 0 },
    innerWidth: 390,
    innerHeight: 844,
  });
}
