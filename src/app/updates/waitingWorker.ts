import { after } from '@kit/data/timers';
import { signal } from '@kit/render/signals';

/** S9.27 asks for a reaction within this time. Another tab may take the worker over in the meantime. */
const NOTICE_MS = 200;

/** The worker of a new release that is loaded and waits to be used. */
export const waitingWorker = signal<ServiceWorker | undefined>(undefined);

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;

/** S9.27 Watches for a new release. The first worker of a browser replaces nothing. */
export function startWaitingWatch(registration: Registration, isControlled: () => boolean) {
  const noticeWaiting = () => {
    if (!registration.waiting || !isControlled()) return;
    after(NOTICE_MS, () => {
      waitingWorker.value = registration.waiting ?? undefined;
    });
  };
  const watchInstalling = () => {
    registration.installing?.addEventListener('statechange', noticeWaiting);
  };
  registration.addEventListener('updatefound', watchInstalling);
  // The browser looks for a new release itself when the page opens, so one may have been found already.
  watchInstalling();
  noticeWaiting();
}
