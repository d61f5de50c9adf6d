import type { AppRouter } from './router';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Plain anchors of this site move the app instead of loading a page: no room needs a Link. */
export function startLinks(router: AppRouter) {
  const hrefOf = (event: Event) => {
    const anchor = (event.target as Element).closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.download) return;
    const { origin, pathname, search, hash } = new URL(anchor.href);
    const isOurs = origin === location.origin && /^\/(m(\/|$)|$)/.test(pathname);
    return isOurs ? pathname + search + hash : undefined;
  };

  function click(event: MouseEvent) {
    if (event.defaultPrevented || !isPlain(event)) return;
    const href = hrefOf(event);
    if (href === undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  /** The code of a screen comes while the finger is still down. */
  function press(event: Event) {
    const href = hrefOf(event);
    if (href !== undefined) router.preloadRoute({ to: href } as never).catch(() => undefined);
  }

  document.addEventListener('click', click);
  document.addEventListener('pointerdown', press, { passive: true });
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('pointerdown', press);
  };
}
