import { signal } from '@kit/signals';
import { after } from '@kit/timers';

const NOTICE_MS = 200;

/** The worker of a new release that is loaded and waits to be used. */
export const waiting = signal<ServiceWorker | undefined>(undefined);

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;

/** S9.27 Watches for a new release. The first worker of a browser replaces nothing. */
export function startWaitingWatch(registration: Registration, isControlled: () => boolean) {
  const notice = () => {
    if (!registration.waiting || !isControlled()) return;
    after(NOTICE_MS, () => {
      waiting.value = registration.waiting ?? undefined;
    });
  };
  const watchInstalling = () => {
    registration.installing?.addEventListener('statechange', notice);
  };
  registration.addEventListener('updatefound', watchInstalling);
  // The browser looks for a new release itself when the page opens, so one may have been found already.
  watchInstalling();
  notice();
}
