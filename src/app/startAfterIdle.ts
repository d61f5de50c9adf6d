import { isServerReachable } from '../api/isServerReachable';
import { config } from '../config/config';
import type { Host } from '../stores/host';
import { startPressFeedback } from '../ui/press';
import type { App } from '../widgets/app/useApp';
import { watchScreenSize } from '../widgets/games/screenSize';
import { startAgentContractPrompts } from './agentContractPrompts';
import { startAutoLogin } from './autoLogin';
import { startBackSwipe } from './backSwipe';
import { startCachedPageScroll } from './cachedPageScroll';
import { startEventStream } from './eventStream';
import { startForgetVisit } from './forgetVisit';
import { startFormDrafts } from './formDrafts';
import { startOpenMoney } from './openMoney';
import { startOtherTabLogout } from './otherTabLogout';
import { startPageTransition } from './pageTransition';
import { startPendingFavourite } from './pendingFavourite';
import { startReachability } from './reachability';
import { startReturnWatch } from './returnWatch';
import type { AppRouter } from './router';
import { late } from './routes/late';
import { startRowScroll } from './rowScroll';
import { startScreenFocus } from './screenFocus';
import { startScreenLanguage } from './screenLanguage';
import { startSessionUse } from './sessionUse';
import { startThemeColor } from './themeColor';
import { startUpdates } from './updates';
import { startWakeCheck } from './wakeCheck';

async function loadMonitoring(host: Host, monitoring: NonNullable<typeof config.monitoring>) {
  const { startMonitoring } = await import('./monitoring/startMonitoring');
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
