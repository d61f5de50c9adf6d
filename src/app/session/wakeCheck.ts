import { storedText } from '@kit/data/storage';
import { createLogout } from '../../stores/account/logout';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';

/** Shows nothing of this page any more, and lets no other listener of the event run. */
function startAgain(event?: Event) {
  event?.stopImmediatePropagation();
  document.body.hidden = true;
  location.reload();
}

/**
 * Starts the page again, when it wakes up after its session has ended in another tab or on a later page of this
 * tab. It listens in the capture phase, so before everything else: nothing is sent with the old token.
 */
export function startWakeCheck({ use }: Host) {
  const session = use(createSession);
  const { endIfLoggedOut } = use(createLogout);
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };

  /** A later page of this tab has ended the session or has another one. */
  function isReplaced() {
    const info = session.info.peek();
    return storedText('MC_SESSION_INFO', 'session') !== (info && JSON.stringify(info));
  }
  function onWake(event: Event) {
    if (endIfLoggedOut()) startAgain(event);
  }
  addEventListener('resume', onWake, options);
  addEventListener('visibilitychange', onWake, options);
  addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted && isReplaced()) startAgain(event);
      else onWake(event);
    },
    options,
  );
  // The page may have slept before this code was loaded.
  if (endIfLoggedOut()) startAgain();
  return () => listeners.abort();
}
