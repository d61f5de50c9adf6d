import { createChannel } from '@kit/data/channel';
import { after, every } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { computed, effect, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { scriptUrl } from '@kit/web/trustedTypes';
import { isTabBusy, startBusyWatch } from '../session/isTabBusy';
import { startWaitingWatch, waitingWorker } from './waitingWorker';

const CHECK_MS = 60_000;
/** How long to wait for an answer of busy tabs. */
const ANSWER_MS = 200;

/**
 * A screen that was just opened loads its data first. Chromium would start the old worker again for these
 * requests, and wait 30 s after the last of them before the new one takes over.
 */
const SETTLED_MS = 3_000;

const isPostponed = signal(false);
/** The update was accepted. Chromium may wait for requests under way before it applies it. */
export const isAccepted = signal(false);
const isOtherTabBusy = signal(false);
/** This tab has not been busy for SETTLED_MS, or it is closed. */
const isSettled = signal(false);

/** A new release is loaded and may be offered. */
export const isUpdateOffered = computed(
  () => waitingWorker.value !== undefined && !isPostponed.value && !isTabBusy.value,
);
/** The update was accepted, and waits for a game, a payment or a form in another tab. */
export const isUpdateDelayed = computed(() => isAccepted.value && isOtherTabBusy.value);

export const postponeUpdate = () => {
  isPostponed.value = true;
};
export const acceptUpdate = () => {
  isAccepted.value = true;
};

const tabs = createChannel<'mayReload?' | 'busy' | 'free'>('feria.update');

/** Activates the new release when no tab is busy. Every tab reloads then. */
function activate() {
  isOtherTabBusy.value = false;
  tabs.send('mayReload?');
  after(ANSWER_MS, () => {
    if (!isOtherTabBusy.peek()) waitingWorker.peek()?.postMessage({ type: 'SKIP_WAITING' });
  });
}

function startTabMessages() {
  tabs.onMessage((message) => {
    if (message === 'mayReload?' && !isSettled.peek()) tabs.send('busy');
    if (message === 'busy') isOtherTabBusy.value = true;
    if (message === 'free' && isAccepted.peek() && isSettled.peek()) activate();
  });
  // Nobody waits for a tab that is closed. A page of the back/forward cache may come back.
  const isClosed = signal(false);
  addEventListener('pagehide', () => (isClosed.value = true));
  addEventListener('pageshow', () => (isClosed.value = false));
  effect(() => {
    isSettled.value = isClosed.value;
    if (!isTabBusy.value && !isClosed.value)
      return after(SETTLED_MS, () => (isSettled.value = true));
  });
  effect(() => {
    if (isSettled.value) tabs.send('free');
  });
  effect(() => {
    if (isAccepted.value && isSettled.value) activate();
  });
}

/**
 * Reloads when a new release has taken over, but not for the first worker of this browser; when the worker removes
 * itself; and when the configuration of the site has changed.
 */
function startReload(serviceWorker: ServiceWorkerContainer) {
  const isReplaced = signal(false);
  let hadWorker = Boolean(serviceWorker.controller);
  let isLeaving = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker && !isLeaving) isReplaced.value = true;
    hadWorker = true;
  });
  // deploy/removeWorker.js says so before it takes over and when it is gone. It loads a page that does not answer.
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'workerLeaves') isLeaving = true;
    else if (data === 'workerRemoved') isReplaced.value = true;
    else return;
    ports[0]?.postMessage('heard');
  });
  serviceWorker.startMessages();
  const checkConfiguration = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isReplaced.value = true;
      port1.close();
    };
    const configuration = document.getElementById('config')?.textContent;
    serviceWorker.controller?.postMessage({ type: 'checkConfiguration', configuration }, [port2]);
  };
  checkConfiguration();
  onChange(isPageShown, () => void (isPageShown.peek() && checkConfiguration()));
  effect(() => {
    if (isReplaced.value && !isTabBusy.value) location.reload();
  });
}

/** A browser that denies storage may throw at the mere access. */
function findServiceWorker(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers the service worker and looks for new releases: docs/offline.md. */
export async function startUpdates() {
  const serviceWorker = findServiceWorker();
  if (!import.meta.env.PROD || !serviceWorker) return;
  startBusyWatch();
  startReload(serviceWorker);
  const url = scriptUrl(`${import.meta.env.BASE_URL}sw.js`);
  const registration = await serviceWorker
    .register(url, { updateViaCache: 'none' })
    .catch(console.warn);
  if (!registration) return;
  startTabMessages();
  startWaitingWatch(registration, () => serviceWorker.controller !== null);
  const check = () => {
    // It fails without a network, and is repeated.
    if (isPageShown.peek()) registration.update().catch(() => {});
  };
  every(CHECK_MS, check);
  onChange(isPageShown, check);
}
