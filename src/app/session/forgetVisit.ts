import { effect } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';

/** The worker of this site, also in a page that was loaded without it. */
async function forgetVisit() {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage('forgetVisit');
}

/**
 * When a session ends, the service worker forgets the replies and pictures that the member has seen. This starts late, so
 * it counts the sessions that have ended before.
 */
export function startForgetVisit({ use }: Host) {
  const { endedCount } = use(createSession);
  return effect(() => {
    if (endedCount.value > 0) void forgetVisit();
  });
}
