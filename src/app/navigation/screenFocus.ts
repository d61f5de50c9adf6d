import { after } from '@kit/data/timers';
import { afterLayout } from '@kit/list/afterLayout';
import { onChange } from '@kit/render/onChange';
import type { Host } from '../../stores/base/host';
import { createOverlays } from '../shell/overlays';
import { createCurrentRoute, routeAt } from './currentRoute';
import type { AppRouter } from './router';

/** How long a screen may take until it has its heading. */
const MAX_WAIT_MS = 5000;

const isInDialog = (element: Element | null) => element?.closest('dialog') !== null;

/** The heading of the screen. A screen that is still loading may have none. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('h1')].find((heading) => !isInDialog(heading));

function focusHeading(mayMoveFocus = () => true) {
  const heading = findHeading();
  if (!heading) return false;
  heading.tabIndex = -1;
  // The browser needs the layout to focus an element.
  afterLayout(() => {
    if (mayMoveFocus()) heading.focus({ preventScroll: true });
  });
  return true;
}

/**
 * Moves the focus to the heading of a new screen, so that a screen reader announces its title and the
 * keyboard goes on there. A field of the new screen that has the focus already keeps it.
 */
export function startScreenFocus({ use }: Host, router: Pick<AppRouter, 'subscribe' | 'state'>) {
  const { firstScreen } = use(createCurrentRoute);
  const { isLoginOpen } = use(createOverlays);
  let focusedBefore: Element | null = null;
  let lastRoute = firstScreen.peek();
  let stopWaiting = () => {};

  function focusScreen() {
    stopWaiting();
    const mayMoveFocus = () => {
      const { activeElement } = document;
      if (document.querySelector('dialog:modal')) return false;
      return activeElement === focusedBefore || !activeElement?.closest('main');
    };
    /** False while the heading is missing. */
    const tryOnce = () => !mayMoveFocus() || focusHeading(mayMoveFocus);
    if (tryOnce()) return;
    const observer = new MutationObserver(() => {
      if (tryOnce()) stopWaiting();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const stopTimer = after(MAX_WAIT_MS, () => stopWaiting());
    stopWaiting = () => {
      observer.disconnect();
      stopTimer();
    };
  }

  function onScreen(path: string) {
    const route = routeAt(path);
    // This code may have been loaded before the first screen was drawn.
    lastRoute ??= firstScreen.peek();
    if (route === lastRoute) return;
    lastRoute = route;
    focusScreen();
  }

  const { resolvedLocation } = router.state;
  // The first screen may have been left before this code was loaded.
  if (resolvedLocation) onScreen(resolvedLocation.pathname);

  const stops = [
    router.subscribe('onBeforeLoad', () => {
      focusedBefore = document.activeElement;
    }),
    router.subscribe('onRendered', ({ toLocation }) => onScreen(toLocation.pathname)),
    // After a login in the sheet, the button that opened it is gone.
    onChange(isLoginOpen, () => {
      if (isLoginOpen.peek()) return;
      stops.push(
        after(0, () => {
          if (document.activeElement === document.body) focusHeading();
        }),
      );
    }),
  ];
  return () => {
    stopWaiting();
    for (const stop of stops) stop();
  };
}
