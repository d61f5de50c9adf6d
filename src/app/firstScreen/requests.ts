import { cacheKeyOf } from '../../api/cacheKey';
import type { Config } from '../../config/config';
import type { Built } from './built';
import type { Replies } from './replies';

/** Where the service worker keeps the replies of the last visit (src/worker/worker.ts). */
const STORE = 'replies';

/** The address of the page, if it was scrolled when it was left. */
export const SCROLLED_PAGE = 'feria.scrolledPage';

/** The worker answers these with what it has stored, and asks the network later. */
const GAMES = /vendors|hot|games/i;

/** Who is on the page, as far as storage tells. */
export function readVisit(config: Config) {
  const language = localStorage.language || config.defaultLanguage || 'ES';
  let info = JSON.parse(sessionStorage.MC_SESSION_INFO || '{}');
  // The session of a tab that slept while the member logged out (src/stores/account/logouts.ts).
  const logouts = JSON.parse(localStorage['feria.logouts'] || '{}');
  if (logouts[info.memberDigest] > info.lastLogout) info = {};
  return {
    language,
    token: info.token as string | undefined,
    isMember: !!(info.token && info.userName),
    // The merchant of a trial session is another one.
    merchant: (info.merchantCode ?? config.merchant) as string,
    // The page is loaded again where it was scrolled.
    isReturn: history.state !== null && sessionStorage[SCROLLED_PAGE] === location.href,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  };
}
export type Visit = ReturnType<typeof readVisit>;

/**
 * Sends requests before the app is there, which takes their replies by address (src/api/earlyReply.ts). `onText` is called
 * with what the last visit has stored, and with the reply. Returns a promise of the first of them.
 *
 * Where the service worker answers, all but the games is requested when `ask` is called: after the stored replies are on the
 * screen, or when one of them is missing.
 */
export function createRequests(config: Config, visit: Visit, templates: Built['requests']) {
  const { platform = 'html5', apiBase = '' } = config;
  const { language, merchant, token, isInstalled } = visit;
  const headers: Record<string, string> = {
    Merchant: merchant,
    Language: language,
    Device: isInstalled ? 'OTHERS' : 'H5',
    ...(token && { Token: token }),
  };
  const sentToken = config.tokenInPayload && token;
  const early: NonNullable<Window['early']> = {};
  window.early = early;
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });

  async function readStored(request: Request) {
    const stored = await (await caches.open(STORE)).match(cacheKeyOf(request));
    if (!stored) throw request;
    return stored.text();
  }

  function send(name: keyof Replies, category = '', onText: (text: string) => void) {
    const address = templates[name]
      // There are no games in Urdu; the English list is used.
      .replace('{language}', language === 'UR' ? 'EN' : language)
      .replace('{merchant}', merchant)
      .replace('{platform}', platform)
      .replace('{category}', encodeURIComponent(category))
      .replace(sentToken ? '{token}' : '&token={token}', sentToken || '');
    const request = new Request(apiBase + address, { headers });
    const isHeld = navigator.serviceWorker?.controller && !GAMES.test(name);
    const stored = isHeld ? readStored(request).then(onText) : Promise.reject();
    // At once, before the templates and styles are requested: with all replies there, the screen is drawn in one go.
    const sent = isHeld ? stored.then(() => asked, ask).then(() => fetch(request)) : fetch(request);
    const reply = sent.then(async (response) =>
      Object.assign(response, { _data: await response.text() }),
    );
    early[address] = reply;
    if (!token) early[cacheKeyOf(request)] = reply;
    return Promise.any([stored, reply.then(({ _data }) => onText(_data))]);
  }

  return { send, ask };
}
