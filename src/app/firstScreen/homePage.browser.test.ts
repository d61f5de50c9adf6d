import { expect, test, vi } from 'vitest';
import { config } from '../../config/config';

/** As the build draws them (scripts/firstScreen/render.tsx), with the parts alone that are tested. */
const TEMPLATES = `
  <template id="first-home">
    <header class="header"><span class="header-end"></span></header>
    <div class="home"><div class="ticker"></div></div>
  </template>
  <template id="first-homeWaiting"><i></i></template>
  <template id="first-homeDownload"><a href="/m/app">header</a></template>
  <template id="first-homeTickerApp"><a href="/m/app">ticker</a></template>`;

test('S2.48 S6.13 the first screen of home offers no download of the app in the native app', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome FeriaApp/1.0');
  const downloads = [{ resourceType: 'Android', url: '/app/feria.apk' }];
  const firstRequests = {
    built: { categories: [] },
    page: { template: 'home', requests: [] },
    visit: { isInstalled: false },
    replies: { vendors: [], settings: { downloads } },
    known: Promise.resolve(),
    templates: Promise.resolve(new DOMParser().parseFromString(TEMPLATES, 'text/html')),
    styles: Promise.resolve(),
    onReply() {},
    loadScripts() {},
    ask() {},
  };
  Object.assign(window, { firstRequests, siteConfig: config });
  await import('./homePage');
  const element = () => window.firstScreen?.element;
  await expect.poll(() => element()?.querySelector('.home')).toBeTruthy();
  expect([...(element()?.querySelectorAll('a') ?? [])].map(({ text }) => text)).toEqual([]);
  agent.mockRestore();
  element()?.remove();
  window.firstScreen = window.firstRequests = undefined;
});
