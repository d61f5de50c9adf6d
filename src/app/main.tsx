import '../ui/theme/base.css';
import '../ui/theme/stickyBar.css';
import './shell/shell.css';
import './shell/wide.css';
import { isOnline, watchNetwork } from '@kit/data/network';
import { nextTask } from '@kit/data/nextTask';
import { after } from '@kit/data/timers';
import { computed, effect, untracked } from '@kit/render/signals';
import { watchPageShown } from '@kit/web/pageShown';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from '../config/config';
import { firstWords, intlTag, startLocale } from '../i18n/locale';
import { createSession } from '../stores/account/session';
import { HostContext } from '../stores/base/useStore';
import { createWallet } from '../stores/cashier/wallet';
import { createFavourite } from '../stores/games/favourite';
import { createSystem } from '../stores/site/system';
import { createTheme } from '../stores/site/theme';
import { moneyStyle } from '../ui/content/formatMoney';
import { AppContext } from '../widgets/site/app/useApp';
import { createApp } from './createApp';
import { createAppHost } from './createAppHost';
import { takeOver } from './firstScreen/takeOver';
import { firstScreen, routeAt, setLocation, title } from './navigation/currentRoute';
import { startInternalLinks } from './navigation/internalLinks';
import { startLateStyles } from './navigation/lateStyles';
import { startMissingChunkWatch } from './navigation/missingChunk';
import { createAppRouter } from './navigation/router';
import { startLoginWatch } from './session/justLoggedIn';
import { handleSessionExpired } from './session/sessionExpired';
import { startStatusWatch } from './session/statusWatch';
import { hasFirstGames, isIdle, startIdleWatch } from './updates/isIdle';

const host = createAppHost((token) => handleSessionExpired(token, host, router));
const router = createAppRouter(host);
const app = createApp(router, host);

watchNetwork();
watchPageShown();
startMissingChunkWatch();
startLateStyles();
startLocale();
startInternalLinks(router);
const areFirstGamesShown = hasFirstGames(host);
host.use(createSystem).delayFeatures(areFirstGamesShown);
for (const store of [createTheme, createSystem, createFavourite]) host.retain(store);

router.subscribe('onBeforeLoad', ({ toLocation }) => setLocation(toLocation));
const stopFirstScreen = router.subscribe('onRendered', ({ toLocation }) => {
  firstScreen.value = routeAt(toLocation.pathname);
  stopFirstScreen();
});
effect(() => {
  document.title = `${title.value} · ${config.brand.name}`;
});

startStatusWatch(host);
startLoginWatch(host);
// Early: a message of another tab comes only once, and must not be missed.
host
  .use(createSession)
  .renew()
  .catch(() => undefined);

/**
 * Draws the app. A task of its own, because on a slow phone the start alone is a long task. The pictures of the first
 * screen come before it. No `await` of the module itself: WebKit runs what imports this module before its end.
 */
async function draw() {
  await Promise.all([firstWords(), nextTask(), window.firstScreen?.shown]);
  const element = document.getElementById('root') as HTMLElement;
  const isShown = takeOver(
    element,
    computed(() => host.use(createSystem).platformStatus.value !== 'open'),
  );
  createRoot(element).render(
    <StrictMode>
      <HostContext value={host}>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </HostContext>
    </StrictMode>,
  );
  startIdleWatch(computed(() => isShown.value && areFirstGamesShown.value));
}
void draw();

async function loadAfterIdle(pause = 5_000) {
  try {
    void (await import('./updates/startAfterIdle')).startAfterIdle(host, router, app);
  } catch (error) {
    console.error(error);
    // The browser may report a network that leads nowhere. The code that would find this out is among the code
    // that is missing, so it is requested again after a pause.
    if (isOnline.peek()) after(pause, () => void loadAfterIdle(2 * pause));
    else addEventListener('online', () => void loadAfterIdle(), { once: true });
  }
}
effect(() => {
  if (isIdle.value) void loadAfterIdle();
});
// Visitors need the currency of the platform, and how amounts are written, only after the first games.
const usesMoney = computed(() => areFirstGamesShown.value || !!host.use(createSession).token.value);
effect(() => {
  if (!usesMoney.value) return;
  untracked(() => host.retain(createWallet));
});
effect(() => {
  if (!usesMoney.value) return;
  const { symbol, isSymbolBehind, decimals } = host.use(createWallet);
  const position = isSymbolBehind.value ? 'B' : 'A';
  moneyStyle.value = {
    locale: intlTag.value,
    symbol: symbol.value,
    position,
    decimals: decimals.value,
  };
});
