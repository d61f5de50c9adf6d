import { cacheKeyOf } from '../../api/cacheKey';
import type { Config } from '../../config/config';
import type { Built } from './built';

type Reply = Promise<Response & { _data: string }>;

/** Where the service worker keeps the replies of the last visit (src/worker/worker.ts). */
const STORE = 'replies';

/** The address of the page, if it was scrolled when it was left. */
export const SCROLLED_PAGE = 'feria.scrolledPage';

/** Who is on the page, as far as storage tells. */
export function readVisit(config: Config) {
  const language = localStorage.getItem('language') || config.defaultLanguage || 'ES';
  let info = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') || '{}');
  // The session of a tab that slept while the member logged out (src/stores/account/logouts.ts).
  const logouts = JSON.parse(localStorage.getItem('feria.logouts') || '{}');
  if (logouts[info.memberDigest] > info.lastLogout) info = {};
  return {
    language,
    token: info.token as string | undefined,
    isMember: !!info.token && !!info.userName,
    // src/stores/account/newMember.ts
    isNewMember: !!info.token && !!localStorage.getItem('feria.newMember'),
    // The merchant of a trial session is another one.
    merchant: (info.merchantCode ?? config.merchant) as string,
    // The page is loaded again where it was scrolled.
    isReturn: history.state !== null && sessionStorage.getItem(SCROLLED_PAGE) === location.href,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  };
}
export type Visit = ReturnType<typeof readVisit>;

/**
 * Sends requests before the app is there, which takes their replies by address (src/api/earlyReply.ts). `onText` is called
 * with what the last visit has stored, and with the reply. Returns a promise, which fails with the request and with `onText`.
 */
export function createRequests(config: Config, visit: Visit, templates: Built['requests']) {
  const { platform = 'html5', apiBase = '' } = config;
  const { language, merchant, token, isInstalled } = visit;
  const headers: Record<string, string> = {
    Merchant: merchant,
    Language: language,
    Device: isInstalled ? 'OTHERS' : 'H5',
  };
  if (token) headers.Token = token;
  const sentToken = config.tokenInPayload && token;
  const early: Record<string, Reply> = {};
  Object.assign(window, { early });

  async function readStored(address: string) {
    const { href: url } = new URL(apiBase + address, location.href);
    const key = cacheKeyOf({ url, headers: new Headers(headers) });
    return (await (await caches.open(STORE)).match(key))?.text();
  }

  return function send(name: string, category: string, onText: (text: string) => void) {
    const address = (templates[name] ?? '')
      // There are no games in Urdu; the English list is used.
      .replace('{language}', language === 'UR' ? 'EN' : language)
      .replace('{merchant}', merchant)
      .replace('{platform}', platform)
      .replace('{category}', encodeURIComponent(category))
      .replace(sentToken ? '{token}' : '&token={token}', sentToken || '');
    const reply = fetch(apiBase + address, { headers }).then(async (response) =>
      Object.assign(response, { _data: await response.text() }),
    );
    early[address] = reply;
    let isReplied = false;
    const read = async () => {
      const { _data } = await reply;
      isReplied = true;
      onText(_data);
    };
    if ('caches' in window)
      readStored(address)
        .then((text) => {
          if (text && !isReplied) onText(text);
        })
        // Without a store there is nothing to show from it.
        .catch(() => {});
    return read();
  };
}
