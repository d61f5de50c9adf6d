import { effect } from '@kit/render/signals';
import { watchPageUse } from '@kit/web/pageUse';
import { createMemoryHistory } from '@tanstack/react-router';
import type { Persona } from '../../fixtures/account/personas';
import type { ScenarioName } from '../../mocks/admin/scenarios';
import { createApp } from '../../src/app/createApp';
import { createAppHost } from '../../src/app/createAppHost';
import { createCurrentRoute } from '../../src/app/navigation/currentRoute';
import { startInternalLinks } from '../../src/app/navigation/internalLinks';
import { createAppRouter } from '../../src/app/navigation/router';
import { handleSessionExpired } from '../../src/app/session/sessionExpired';
import { startStatusWatch } from '../../src/app/session/statusWatch';
import { createOverlays } from '../../src/app/shell/overlays';
import { createIdle } from '../../src/app/updates/isIdle';
import { firstTexts } from '../../src/i18n/locale';
import { createSession } from '../../src/stores/account/session';
import type { Host } from '../../src/stores/base/host';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createFavourite } from '../../src/stores/games/favourite';
import { createSystem } from '../../src/stores/site/system';
import { activity } from './activity';
import { admin } from './admin';
import { startBackend } from './backend';
import { readSettings } from './settings';

export interface Situation {
  /** The address in the app. */
  path: string;
  /** Who is logged in: a person of the mock. A visitor by default. */
  persona?: Persona;
  /** Scenarios of the mock, entered in this order. */
  scenarios?: readonly ScenarioName[];
  /** How the calls of the screen fail: no answer, status 500, no network. Session and settings are loaded before. */
  calls?: 'hang' | 'status' | 'network';
}

/** The app at an address, as src/app/startApp.tsx starts it, with the mock in the given situation. */
export async function bootApp({ path, persona = 'visitor', scenarios = [], calls }: Situation) {
  await startBackend();
  activity.hasUsedMock = true;
  const session = await admin('personas', { persona });
  if (session) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  const { market } = readSettings(window.location.search);
  if (market !== 'default') await admin('market', { name: market });
  for (const name of scenarios) await admin('scenarios', { name });

  const host = createAppHost((token) => handleSessionExpired(token, host, router));
  // The address of the page stays that of the story.
  const router = createAppRouter(host, createMemoryHistory({ initialEntries: [path] }));
  const app = createApp(router, host);
  const { own, use } = host;
  const { setLocation, title } = use(createCurrentRoute);
  const { hasFirstGames, watch } = use(createIdle);
  const { toasts } = use(createOverlays);
  activity.isToastShown = () => toasts.current.peek() !== undefined;
  for (const store of [createSystem, createWallet, createFavourite]) host.retain(store);
  own(router.subscribe('onBeforeLoad', ({ toLocation }) => setLocation(toLocation)));
  own(
    effect(() => {
      document.title = title.value;
    }),
  );
  own(watchPageUse());
  own(startInternalLinks(router));
  own(startStatusWatch(host));
  await firstTexts();
  await loadBasics(host);
  if (calls) for (const path of ['/wps/', '/lgw/']) await admin('faults', { path, kind: calls });
  activity.booting++;
  void router.load().finally(() => activity.booting--);
  watch(hasFirstGames);
  return { host, router, app };
}

/** Loads what every screen needs before it can be opened. */
function loadBasics(host: Host) {
  const { refreshStatus, loadSettings, whiteLabel } = host.use(createSystem);
  const { isLoggedIn, loadMember } = host.use(createSession);
  return Promise.allSettled([
    refreshStatus(),
    loadSettings(),
    whiteLabel.load(),
    isLoggedIn.peek() ? loadMember() : undefined,
  ]);
}
