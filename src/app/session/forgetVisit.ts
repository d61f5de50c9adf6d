import { onChange } from '@kit/render/onChange';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';

/** When a session ends, the service worker forgets the replies and pictures that the member has seen. */
export function startForgetVisit({ use }: Host) {
  const { isLoggedIn } = use(createSession);
  return onChange(isLoggedIn, () => {
    if (!isLoggedIn.peek()) navigator.serviceWorker?.controller?.postMessage('forgetVisit');
  });
}
