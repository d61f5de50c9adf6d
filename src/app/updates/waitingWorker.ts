import { after } from '@kit/data/timers';

/** S9.27 asks for a reaction within this time. Another tab may take the worker over in the meantime. */
const NOTICE_MS = 200;

type Registration = Pick<
  ServiceWorkerRegistration,
  'waiting' | 'installing' | 'addEventListener' | 'removeEventListener'
>;

/** S9.27 Calls back with the worker of a new release that waits to be used. The first worker of a browser replaces nothing. */
export function watchWaitingWorker(
  registration: Registration,
  isControlled: () => boolean,
  onWaiting: (worker: ServiceWorker | undefined) => void,
) {
  const listeners = new AbortController();
  const { signal } = listeners;
  let stopTimer = () => {};
  const noticeWaiting = () => {
    if (!registration.waiting || !isControlled()) return;
    stopTimer();
    stopTimer = after(NOTICE_MS, () => onWaiting(registration.waiting ?? undefined));
  };
  const watchInstalling = () => {
    registration.installing?.addEventListener('statechange', noticeWaiting, { signal });
  };
  registration.addEventListener('updatefound', watchInstalling, { signal });
  // The browser looks for a new release itself when the page opens, so one may have been found already.
  watchInstalling();
  noticeWaiting();
  return () => {
    listeners.abort();
    stopTimer();
  };
}
