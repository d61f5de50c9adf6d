import { throttle } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { isPageShown } from '@kit/web/pageShown';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { createWallet } from '../../stores/cashier/wallet';

/** Shorter absences, such as a look at a message, change nothing. */
const MIN_AWAY_MS = 5_000;

/**
 * Requests session, member info and balance once each, when the member comes back to the page after
 * sleep, another app or a payment page. Countdowns need no request, because they read the clock.
 */
export function startReturnWatch({ use }: Host) {
  const { isLoggedIn, renew } = use(createSession);
  const { reload } = use(createWallet);
  // The page may have been left before this code was loaded.
  let hiddenAt = isPageShown.peek() ? undefined : Date.now();

  // For a page from the back/forward cache, both functions below call it.
  const refresh = throttle(
    1000,
    () => {
      if (!isLoggedIn.peek()) return;
      void reload();
      renew().catch(() => undefined);
    },
    { trailing: false },
  );

  function onShownOrHidden() {
    const away = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    hiddenAt = isPageShown.peek() ? undefined : Date.now();
    if (isPageShown.peek() && away >= MIN_AWAY_MS) refresh();
  }
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) refresh();
  }

  const stop = onChange(isPageShown, onShownOrHidden);
  const listeners = new AbortController();
  addEventListener('pageshow', onPageShow, { signal: listeners.signal });
  return () => {
    stop();
    listeners.abort();
  };
}
