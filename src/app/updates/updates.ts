import { createChannel } from '@kit/data/channel';
import { after, every } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { computed, effect, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { scriptUrl } from '@kit/web/trustedTypes';
import type { Host } from '../../stores/base/host';
import { createGame } from '../../stores/games/game';
import { createTabBusy } from '../session/isTabBusy';
import { startFirstStore } from './firstStore';
import { startReload } from './startReload';
import { watchWaitingWorker } from './waitingWorker';

const CHECK_MS = 60_000;
/** How long to wait for an answer of busy tabs. */
const ANSWER_MS = 200;

/**
 * A screen that was just opened loads its data first. Chromium would start the old worker again for these
 * requests, and wait 30 s after the last of them before the new one takes over.
 */
const SETTLED_MS = 3_000;

/** The first worker stores the whole app, which keeps a phone busy for seconds. What the screen still draws comes first. */
const FIRST_WORKER_MS = 4_000;

/** A browser that denies storage may throw at the mere access. */
function findServiceWorker(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** New releases of the app: docs/offline.md. */
export function createUpdates(host: Host) {
  const { own, retain, use } = host;
  const { isTabBusy } = use(createTabBusy);
  const tabs = createChannel<'mayReload?' | 'busy' | 'free'>(host, 'feria.update');
  /** The worker of a new release that is loaded and waits to be used. */
  const waitingWorker = signal<ServiceWorker | undefined>(undefined);
  const isPostponed = signal(false);
  /** The update was accepted. Chromium may wait for requests under way before it applies it. */
  const isAccepted = signal(false);
  const isOtherTabBusy = signal(false);
  /** This tab has not been busy for SETTLED_MS, or it is closed. */
  const isSettled = signal(false);

  /** Activates the new release when no tab is busy. Every tab reloads then. */
  function activate() {
    isOtherTabBusy.value = false;
    tabs.send('mayReload?');
    own(
      after(ANSWER_MS, () => {
        if (!isOtherTabBusy.peek()) waitingWorker.peek()?.postMessage({ type: 'SKIP_WAITING' });
      }),
    );
  }

  function startTabMessages() {
    const stop = tabs.onMessage((message) => {
      if (message === 'mayReload?' && !isSettled.peek()) tabs.send('busy');
      if (message === 'busy') isOtherTabBusy.value = true;
      if (message === 'free' && isAccepted.peek() && isSettled.peek()) activate();
    });
    own(stop);
    // Nobody waits for a tab that is closed. A page of the back/forward cache may come back.
    const isClosed = signal(false);
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    own(() => listeners.abort());
    addEventListener('pagehide', () => (isClosed.value = true), options);
    addEventListener('pageshow', () => (isClosed.value = false), options);
    own(
      effect(() => {
        isSettled.value = isClosed.value;
        if (!isTabBusy.value && !isClosed.value)
          return after(SETTLED_MS, () => (isSettled.value = true));
      }),
    );
    own(
      effect(() => {
        if (isSettled.value) tabs.send('free');
      }),
    );
    own(
      effect(() => {
        if (isAccepted.value && isSettled.value) activate();
      }),
    );
  }

  async function register(serviceWorker: ServiceWorkerContainer) {
    const url = scriptUrl(`${import.meta.env.BASE_URL}sw.js`);
    const registration = await serviceWorker
      .register(url, { updateViaCache: 'none' })
      .catch(console.warn);
    if (!registration) return;
    startTabMessages();
    const isControlled = () => serviceWorker.controller !== null;
    own(
      watchWaitingWorker(registration, isControlled, (worker) => {
        waitingWorker.value = worker;
      }),
    );
    const check = () => {
      // It fails without a network, and is repeated.
      if (isPageShown.peek()) registration.update().catch(() => {});
    };
    own(every(CHECK_MS, check));
    own(onChange(isPageShown, check));
  }

  return {
    isAccepted,
    /** A new release is loaded and may be offered. */
    isUpdateOffered: computed(
      () => waitingWorker.value !== undefined && !isPostponed.value && !isTabBusy.value,
    ),
    /** The update was accepted, and waits for a game, a payment or a form in another tab. */
    isUpdateDelayed: computed(() => isAccepted.value && isOtherTabBusy.value),
    postponeUpdate: () => {
      isPostponed.value = true;
    },
    acceptUpdate: () => {
      isAccepted.value = true;
    },

    /** Registers the service worker and looks for new releases, until the host ends. */
    async watch() {
      const serviceWorker = findServiceWorker();
      if (!import.meta.env.PROD || !serviceWorker) return;
      retain(createTabBusy);
      own(startReload(serviceWorker, isTabBusy));
      if (serviceWorker.controller) return register(serviceWorker);
      own(startFirstStore(serviceWorker, use(createGame).requestAgain));
      own(after(FIRST_WORKER_MS, () => void register(serviceWorker)));
    },
  };
}
