import { isServerReachable } from '../../api/isServerReachable';
import { config } from '../../config/config';
import type { Host } from '../../stores/base/host';
import { createFavouriteChange } from '../../stores/games/favouriteChange';
import { startPressFeedback } from '../../ui/controls/press';
import { startRowScroll } from '../../ui/movement/rowScroll';
import { watchScreenSize } from '../../widgets/games/list/screenSize';
import type { App } from '../../widgets/site/app/useApp';
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
import { startOpenMoney } from '../session/openMoney';
import { startOtherTabLogout } from '../session/otherTabLogout';
import { startPendingFavourite } from '../session/pendingFavourite';
import { startReturnWatch } from '../session/returnWatch';
import { startSessionUse } from '../session/sessionUse';
import { startWakeCheck } from '../session/wakeCheck';
import { startThemeColor } from '../shell/themeColor';
import { startReachability } from './reachability';
import { startUpdates } from './updates';

async function loadMonitoring(host: Host, monitoring: NonNullable<typeof config.monitoring>) {
  const { startMonitoring } = await import('../monitoring/startMonitoring');
  startMonitoring(host, monitoring);
}

/** Starts what the first screen does not need. Its code is loaded when the browser is idle. */
export async function startAfterIdle(host: Host, router: AppRouter, app: App) {
  startWakeCheck(host);
  startOtherTabLogout(host, router);
  startFormDrafts(host);
  startForgetVisit(host);
  startPressFeedback(document);
  startThemeColor(host);
  startBackSwipe(app.back);
  startPageTransition(router);
  startScreenFocus(router);
  startScreenLanguage();
  startRowScroll();
  startCachedPageScroll();
  watchScreenSize();
  host.retain(createFavouriteChange);
  startPendingFavourite(host, app);
  startAutoLogin(host, app);
  startAgentContractPrompts(host, app);
  startReachability(isServerReachable);
  startReturnWatch(host);
  startSessionUse(host, router);
  // Without this code the balance follows when the member comes back to the page.
  startOpenMoney(host).catch(() => undefined);
  startEventStream(host, router);
  if (config.monitoring) void loadMonitoring(host, config.monitoring);
  // Before the tap that opens a screen has ended. The screen loads it too.
  addEventListener('pointerdown', () => void late().catch(() => undefined), { once: true });
  await startUpdates();
  // Nothing else shows that all of this runs. Tests wait for it.
  document.documentElement.dataset.started = '';
}
