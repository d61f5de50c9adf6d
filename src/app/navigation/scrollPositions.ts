import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { entryKeyOf } from './historyEntry';

/** Positions of interrupted navigations are saved under this key. Nothing reads it. */
const UNUSED_KEY = 'interrupted';

/**
 * The router saves the scroll position whenever a navigation starts. If the previous navigation has
 * not ended, the window shows a loading page, whose position would replace that of the list that was left.
 */
export function createScrollPositions() {
  /** True while the router saves the scroll position of the screen that is left. */
  let isSaving = false;
  /** True from the start of a navigation until its screen is shown. */
  let isNavigating = false;
  /** True when a navigation has started before the previous one ended. */
  let isInterrupting = false;

  return {
    keyOf: (location: ParsedLocation) =>
      isSaving && isInterrupting ? UNUSED_KEY : entryKeyOf(location) || location.href,

    watch(router: Pick<AnyRouter, 'subscribe'>) {
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
    },
  };
}
