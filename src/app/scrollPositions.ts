import { afterLayout } from '@kit/afterLayout';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Positions of interrupted navigations are saved under this key. Nothing reads it. */
const UNUSED_KEY = 'interrupted';

/** True while the router saves the scroll position of the screen that is left. */
let isSaving = false;
/** True from the start of a navigation until its screen is shown. */
let isNavigating = false;
/** True when a navigation has started before the previous one ended. */
let isInterrupting = false;

/**
 * The router saves the scroll position whenever a navigation starts. If the previous navigation has
 * not ended, the window shows a loading page, whose position would replace that of the list that was left.
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
 * The router scrolls a new screen in the task that draws it, which forces a layout. Its listener, which is the
 * first one of `onRendered`, waits for the layout of the frame instead.
 */
function scrollAfterLayout({ subscribers }: Pick<AnyRouter, 'subscribers'>) {
  let stop = () => {};
  for (const listener of subscribers) {
    if (listener.eventType !== 'onRendered') continue;
    const scroll = listener.fn;
    listener.fn = (event) => {
      stop();
      stop = afterLayout(() => scroll(event));
    };
  }
}

export const scrollPositionKey = ({ state, href }: ParsedLocation) =>
  isSaving && isInterrupting ? UNUSED_KEY : state.__TSR_key || href;
