import { posix } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/config/config';
import type { WireNotice } from '../src/contract/notice';
import type { EarlyRequests } from './earlyRequests.ts';
import { importModule } from './importModule.ts';
import { withPageScript } from './withPageScript.ts';

/**
 * Lets the home page send its first requests before the app's script is loaded, by an inline script
 * with addresses from the contract. The app takes the responses by address (src/api/earlyReply.ts).
 */
export function earlyRequestsPlugin(): Plugin {
  let root = '';
  return {
    name: 'feria:early-requests',
    configResolved(config) {
      root = config.root;
    },
    async transformIndexHtml(html) {
      const file = posix.join(root, 'scripts/earlyRequests.ts');
      const { module } = await importModule<typeof import('./earlyRequests')>(file);
      return withPageScript(html, sendEarly, module.earlyRequests());
    },
  };
}

/**
 * Sends the requests, marks the page as home, so that header and bar show before the app is loaded,
 * and loads the first banner, which is the largest picture of the screen. It runs in the page as the
 * text of this function, so it may use nothing from outside.
 */
function sendEarly(templates: EarlyRequests) {
  const { siteConfig: config } = window as unknown as { siteConfig?: Config };
  if (!config || !/^\/(m(\/|\/home|\/index(\.html)?)?)?$/.test(location.pathname)) return;
  document.documentElement.dataset.first = 'home';
  try {
    const { platform, apiBase = '', defaultLanguage = 'ES' } = config;
    const language = localStorage.getItem('language') || defaultLanguage;
    let info = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') || '{}');
    // The session of a tab that slept while the member logged out (src/stores/logouts.ts).
    const logouts = JSON.parse(localStorage.getItem('feria.logouts') || '{}');
    const lastLogout = logouts[info.memberDigest];
    if (lastLogout > info.lastLogout) info = {};
    // The merchant of a trial session is another one.
    const merchant = info.merchantCode ?? config.merchant;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    const headers: Record<string, string> = {
      Merchant: merchant,
      Language: language,
      Device: isInstalled ? 'OTHERS' : 'H5',
    };
    if (info.token) headers.Token = info.token;
    const tokenInPayload = config.tokenInPayload && info.token;
    type Reply = Promise<Response & { _data: string }>;
    const early: Record<string, Reply> = {};
    const send = (template: string) => {
      const address = template
        // There are no games in Urdu; the English list is used.
        .replace('{language}', language === 'UR' ? 'EN' : language)
        .replace('{merchant}', merchant)
        .replace('{platform}', platform || 'html5')
        .replace(tokenInPayload ? '{token}' : '&token={token}', tokenInPayload || '');
      const reply = fetch(apiBase + address, { headers }).then(async (response) =>
        Object.assign(response, { _data: await response.text() }),
      );
      // Whoever takes the response handles its failure.
      reply.catch(() => {});
      early[address] = reply;
      return reply;
    };
    const valueIn = async (reply: Reply) => JSON.parse((await reply)._data).value;
    send(templates.vendors);
    send(templates.hot);
    const banners = send(templates.banners);
    const settings = send(templates.settings);
    send(templates.status);
    Object.assign(window, { early });
    Promise.all([banners, settings].map(valueIn))
      .then(([list, { imageCdns }]) => {
        const { image } = list.find(({ groupName }: WireNotice) => groupName === 'm_home');
        const cdn = (config.imageCdns ?? imageCdns ?? ['/'])[0].replace(/\/?$/, '/');
        const href = /^(https?:)?\/\//.test(image) ? image : cdn + image.replace(/^\//, '');
        const link = { rel: 'preload', as: 'image', fetchPriority: 'high', href };
        document.head.append(Object.assign(document.createElement('link'), link));
      })
      // Without a banner there is nothing to load. The app handles the failures of the requests.
      .catch(() => {});
  } catch {
    // Without storage the app sends its requests itself.
  }
}
