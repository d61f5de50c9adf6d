import { isOnline, watchNetwork } from '@kit/data/network';
import { after } from '@kit/data/timers';
import { watchLayout } from '@kit/list/afterLayout';
import { watchWindowHeight } from '@kit/list/windowHeight';
import { computed, effect, type ReadonlySignal } from '@kit/render/signals';
import { watchPageShown } from '@kit/web/pageShown';
import { watchPageUse } from '@kit/web/pageUse';
import { config } from '../config/config';
import { startLocale } from '../i18n/locale';
import { createSession } from '../stores/account/session';
import type { Host } from '../stores/base/host';
import { createFavourite } from '../stores/games/favourite';
import { createSystem } from '../stores/site/system';
import { createTheme } from '../stores/site/theme';
import type { App } from '../widgets/site/app/useApp';
import { createCurrentRoute, routeAt } from './navigation/currentRoute';
import { startInternalLinks } from './navigation/internalLinks';
import { startLateStyles } from './navigation/lateStyles';
import { startMissingChunkWatch } from './navigation/missingChunk';
import type { AppRouter } from './navigation/router';
import { createJustLoggedIn } from './session/justLoggedIn';
import { startStatusWatch } from './session/statusWatch';
import { createIdle } from './updates/isIdle';

/** What the page itself is and does. */
const PAGE_WATCHES = [watchNetwork, watchPageShown, watchPageUse, watchLayout, watchWindowHeight];

/** Loads code that starts something, and starts it. */
async function startLater(host: Host, load: () => Promise<() => unknown>, pause = 5_000) {
  try {
    const start = await load();
    start();
  } catch (error) {
    console.error(error);
    const tryAgain = () => void startLater(host, load, 2 * pause);
    // The browser may report a network that leads nowhere. The code that would find this out is among the code
    // that is missing, so it is requested again after a pause.
    if (isOnline.peek()) host.own(after(pause, tryAgain));
    else {
      addEventListener('online', tryAgain, { once: true });
      host.own(() => removeEventListener('online', tryAgain));
    }
  }
}

/** Starts what the first screen needs. It ends with the host. */
export function startApp(host: Host, router: AppRouter, app: App) {
  const { use, own, retain } = host;
  const { firstScreen, setLocation, title } = use(createCurrentRoute);
  const { hasFirstGames, isIdle } = use(createIdle);
  const { token } = use(createSession);
  /** Visitors need it only after the first games. */
  const needsMoney = computed(() => hasFirstGames.value || !!token.value);

  for (const watch of PAGE_WATCHES) own(watch());
  startMissingChunkWatch(host);
  own(startLateStyles());
  startLocale(host);
  own(startInternalLinks(router));
  use(createSystem).delayFeatures(hasFirstGames);
  for (const store of [createTheme, createSystem, createFavourite]) retain(store);

  own(router.subscribe('onBeforeLoad', ({ toLocation }) => setLocation(toLocation)));
  const stopFirstScreen = own(
    router.subscribe('onRendered', ({ toLocation }) => {
      firstScreen.value = routeAt(toLocation.pathname);
      stopFirstScreen();
    }),
  );
  own(
    effect(() => {
      // Empty until its texts are loaded.
      if (title.value) document.title = `${title.value} · ${config.brand.name}`;
    }),
  );

  own(startStatusWatch(host));
  retain(createJustLoggedIn);
  // Early: a message of another tab comes only once, and must not be missed.
  use(createSession)
    .renew()
    .catch(() => undefined);
  const startWhen = (needed: ReadonlySignal<boolean>, load: () => Promise<() => unknown>) =>
    own(
      effect(() => {
        if (needed.value) void startLater(host, load);
      }),
    );
  startWhen(needsMoney, async () => {
    const { startMoney } = await import('./startMoney');
    return () => startMoney(host);
  });
  startWhen(isIdle, async () => {
    const { startAfterIdle } = await import('./updates/startAfterIdle');
    return () => startAfterIdle(host, router, app);
  });
}
