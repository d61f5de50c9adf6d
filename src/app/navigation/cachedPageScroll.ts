/**
 * Scrolls a page that comes back from the back/forward cache to where it was left. WebKit does so itself only while
 * `history.scrollRestoration` is "auto", and the router sets "manual" before WebKit has come to it.
 */
export function startCachedPageScroll() {
  let left = { left: 0, top: 0 };
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('pagehide', () => (left = { left: scrollX, top: scrollY }), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(left), { signal });
  return () => listeners.abort();
}
