import type { Stop } from '@kit/data/timers';
import { afterPaint } from '@kit/list/afterPaint';
import { isPlainClick } from '../../widgets/site/navigation/isPlainClick';
import type { AppRouter } from './router';

/** Makes plain anchors to this site navigate in the app, so no component needs a link of the router. */
export function startInternalLinks(router: AppRouter) {
  let stopWaiting: Stop = () => {};

  const hrefOf = (event: Event) => {
    const anchor = (event.target as Element).closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.download) return;
    const { origin, pathname, search, hash } = new URL(anchor.href);
    const isInternal = origin === location.origin && /^\/(m(\/|$)|$)/.test(pathname);
    return isInternal ? pathname + search + hash : undefined;
  };

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const href = hrefOf(event);
    if (href === undefined) return;
    event.preventDefault();
    stopWaiting();
    // The tap shows first: drawing a screen takes longer.
    stopWaiting = afterPaint(() => void router.navigate({ href }));
  }

  /** Starts loading the screen while the finger is still down. */
  function onPointerDown(event: Event) {
    const href = hrefOf(event);
    if (href !== undefined) router.preloadRoute({ to: href }).catch(() => undefined);
  }

  document.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  return () => {
    stopWaiting();
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
