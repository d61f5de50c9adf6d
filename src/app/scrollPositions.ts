import { afterLayout } from '@kit/afterLayout';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Positions of interrupted navigations are saved under this key. Nothing reads it. */
const UNUSED_KEY = 'interrupted';

/** True while the router saves the scroll position of the screen that is left. */
let isSaving = false;
/** True from the start of a navigation until its screen is shown. */
let isNavigating = false;
let isInterrupting = false;

/**
 * The router saves the scroll position whenever a navigation starts. If the previous navigation has
 * not ended, the window shows a loading page. Its position would replace that of the left list.
 */
export function startScrollPositions(router: Pick<AnyRouter, 'subscribe' | 'subscribers'>) {
  scrollAfterLayout(router);
  router.subscribe('onBeforeNavigate', () => {
    isSaving = true;
    isInterrupting = isNavigating;
    isNavigating = true;
  });
  router.subscribe('onBeforeLoad', () => {
    isSaving = false;
  });
  router.subscribe('onResolved', () => {
    isNavigating = false;
  });
}

/**
 * The router scrolls a new screen in the task that draws it, which forces a layout. So its listener, the
 * only one that there is before the app adds its own, waits for the layout of the frame.
 */
function scrollAfterLayout({ subscribers }: Pick<AnyRouter, 'subscribers'>) {
  for (const listener of subscribers) {
    if (listener.eventType !== 'onRendered') continue;
    const { fn } = listener;
    listener.fn = (event) => {
      afterLayout(() => {
        fn(event);
        // The browser reports the new position in the next frame. Lists draw their rows for it in this one.
        // Not for the first screen: without a scroll only what is visible is loaded there.
        if (event.fromLocation) dispatchEvent(new Event('scroll'));
      });
    };
  }
}

export const scrollPositionKey = ({ state, href }: ParsedLocation) =>
  isSaving && isInterrupting ? UNUSED_KEY : state.__TSR_key || href;
