import { startListFocus } from '@kit/list/followFocus';
import { effect } from '@kit/render/signals';
import { isPageUsed } from '@kit/web/pageUse';
import { isServerReachable } from '../../api/isServerReachable';
import { config } from '../../config/config';
import type { Host } from '../../stores/base/host';
import { createFavouriteChange } from '../../stores/games/favouriteChange';
import { startPressFeedback } from '../../ui/controls/press';
import { startRowScroll } from '../../ui/movement/rowScroll';
import { watchScreenSize } from '../../widgets/games/list/screenSize';
import type { App } from '../../widgets/site/app/useApp';
import { startMoneyNotices } from '../extras/moneyNotices';
import { startBackSwipe } from '../navigation/backSwipe';
import { startCachedPageScroll } from '../navigation/cachedPageScroll';
import { startFormDrafts } from '../navigation/formDrafts';
import { startPageTransition } from '../navigation/pageTransition';
import type { AppRouter } from '../navigation/router';
import { startScreenFocus } from '../navigation/screenFocus';
import { startScreenLanguage } from '../navigation/screenLanguage';
import { late } from '../routes/late';
import { startAgentContractPrompts } from '../session/agentContractPrompts';
import { startAutoLogin } from '../session/autoLogin';
import { startEventStream } from '../session/eventStream';
import { startForgetVisit } from '../session/forgetVisit';
import { startLostCommands } from '../session/lostCommands';
import { startMarketLanguage } from '../session/marketLanguage';
import { startMarketNumbers } from '../session/marketNumbers';
import { startOpenMoney } from '../session/openMoney';
import { startOtherTabLogout } from '../session/otherTabLogout';
import { startPendingFavourite } from '../session/pendingFavourite';
import { startReturnWatch } from '../session/returnWatch';
import { startSessionUse } from '../session/sessionUse';
import { startWakeCheck } from '../session/wakeCheck';
import { startCloseQuestions } from '../shell/closeQuestions';
import { startThemeColor } from '../shell/themeColor';
import { startReachability } from './reachability';
import { createUpdates } from './updates';

async function loadMonitoring(host: Host, monitoring: NonNullable<typeof config.monitoring>) {
  const { startMonitoring } = await import('../monitoring/startMonitoring');
  startMonitoring(host, monitoring);
}

/** Loads code before the tap that opens a screen has ended. The screen loads it too. */
function startLateScreens() {
  const load = () => void late().catch(() => undefined);
  addEventListener('pointerdown', load, { once: true });
  return () => removeEventListener('pointerdown', load);
}

/** From the first touch on, a touch screen has a scrollbar again (shell.css). */
const startScrollbar = () =>
  effect(() => {
    document.documentElement.toggleAttribute('data-used', isPageUsed.value);
  });

/**
 * Makes the app one that can be installed. In index.html the browser would load the manifest and its icon together with the
 * pictures of the first screen.
 */
function startManifest() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
  return () => link.remove();
}

/** Starts what the first screen does not need. Its code is loaded when the browser is idle. */
export async function startAfterIdle(host: Host, router: AppRouter, app: App) {
  const { own } = host;
  own(startWakeCheck(host));
  own(startOtherTabLogout(host, router));
  own(startCloseQuestions(host));
  own(startFormDrafts(host));
  own(startForgetVisit(host));
  own(startPressFeedback(document));
  own(startThemeColor(host));
  own(startScrollbar());
  own(startManifest());
  own(startBackSwipe(app.back));
  own(startPageTransition(router));
  own(startScreenFocus(host, router));
  own(startScreenLanguage(host));
  own(startMarketLanguage(host));
  own(startMarketNumbers(host));
  own(startRowScroll());
  own(startListFocus());
  own(startCachedPageScroll());
  own(watchScreenSize());
  own(host.retain(createFavouriteChange));
  own(startPendingFavourite(host, app));
  startAutoLogin(host, app);
  own(startAgentContractPrompts(host, app));
  own(startReachability(isServerReachable));
  own(startReturnWatch(host));
  own(startSessionUse(host, router));
  // Without this code the balance follows when the member comes back to the page.
  startOpenMoney(host).catch(() => undefined);
  own(startMoneyNotices(host, app));
  own(startLostCommands(host, app.address));
  own(startEventStream(host, router));
  if (config.monitoring) void loadMonitoring(host, config.monitoring);
  own(startLateScreens());
  await host.use(createUpdates).watch();
  // Nothing else shows that all of this runs. Tests wait for it.
  document.documentElement.dataset.started = '';
}
