import { isOnline, watchNetwork } from '@kit/data/network';
import { after } from '@kit/data/timers';
import { watchLayout } from '@kit/list/afterLayout';
import { watchWindowHeight } from '@kit/list/windowHeight';
import { computed, effect, untracked } from '@kit/render/signals';
import { watchPageShown } from '@kit/web/pageShown';
import { watchPageUse } from '@kit/web/pageUse';
import { config } from '../config/config';
import { intlTag, startLocale } from '../i18n/locale';
import { createSession } from '../stores/account/session';
import type { Host } from '../stores/base/host';
import { createWallet } from '../stores/cashier/wallet';
import { createFavourite } from '../stores/games/favourite';
import { createSystem } from '../stores/site/system';
import { createTheme } from '../stores/site/theme';
import { moneyStyle } from '../ui/content/formatMoney';
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

async function loadAfterIdle(host: Host, router: AppRouter, app: App, pause = 5_000) {
  try {
    void (await import('./updates/startAfterIdle')).startAfterIdle(host, router, app);
  } catch (error) {
    console.error(error);
    const tryAgain = () => void loadAfterIdle(host, router, app, 2 * pause);
    // The browser may report a network that leads nowhere. The code that would find this out is among the code
    // that is missing, so it is requested again after a pause.
    if (isOnline.peek()) host.own(after(pause, tryAgain));
    else {
      addEventListener('online', tryAgain, { once: true });
      host.own(() => removeEventListener('online', tryAgain));
    }
  }
}

/** Visitors need the currency of the platform, and how amounts are written, only after the first games. */
function startMoney({ use, own, retain }: Host) {
  const { hasFirstGames } = use(createIdle);
  const { token } = use(createSession);
  const usesMoney = computed(() => hasFirstGames.value || !!token.value);
  own(
    effect(() => {
      if (!usesMoney.value) return;
      untracked(() => retain(createWallet));
    }),
  );
  own(
    effect(() => {
      if (!usesMoney.value) return;
      const { symbol, isSymbolBehind, decimals } = use(createWallet);
      const position = isSymbolBehind.value ? 'B' : 'A';
      moneyStyle.value = {
        locale: intlTag.value,
        symbol: symbol.value,
        position,
        decimals: decimals.value,
      };
    }),
  );
}

/** Starts what the first screen needs. It ends with the host. */
export function startApp(host: Host, router: AppRouter, app: App) {
  const { use, own, retain } = host;
  const { firstScreen, setLocation, title } = use(createCurrentRoute);
  const { hasFirstGames, isIdle } = use(createIdle);

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
      document.title = `${title.value} · ${config.brand.name}`;
    }),
  );

  own(startStatusWatch(host));
  retain(createJustLoggedIn);
  // Early: a message of another tab comes only once, and must not be missed.
  use(createSession)
    .renew()
    .catch(() => undefined);
  own(
    effect(() => {
      if (isIdle.value) void loadAfterIdle(host, router, app);
    }),
  );
  startMoney(host);
}
