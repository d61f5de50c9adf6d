import type { Page } from 'playwright/test';
import { headersOf, policyOfPage } from '../../../deploy/headers.mjs';
import { readBrand } from '../../../deploy/readBrand.mjs';
import { withConfig } from '../../../deploy/withConfig.mjs';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';

const FOLDER = 'https://www.gstatic.com/firebasejs/10.14.1/';
const RECAPTCHA = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';

/** The scripts of the service, as far as they touch the policy of the page. They do it as the real ones do. */
const scriptsFor = (idToken: string): Record<string, string> => ({
  [`${FOLDER}firebase-app.js`]: `
    export const SDK_VERSION = '10.14.1';
    export const initializeApp = (keys) => keys;`,
  [`${FOLDER}firebase-auth.js`]: `
    export const getAuth = () => ({ authStateReady: async () => {} });
    export class GoogleAuthProvider {}
    const load = (src) => new Promise((onload, onerror) => {
      const script = document.createElement('script');
      script.setAttribute('src', src);
      document.head.append(Object.assign(script, { onload, onerror }));
    });
    export async function signInWithPopup() {
      await load('https://apis.google.com/js/api.js?onload=x');
      await window.framed;
      await load('https://www.google.com/recaptcha/api.js?onload=y&render=explicit');
      await window.drawn;
      await fetch('https://identitytoolkit.googleapis.com/v1/projects?key=k');
      return { user: { getIdToken: async () => '${idToken}' } };
    }`,
  'https://apis.google.com/js/api.js': `{
    const accept = (text) => text;
    const policy = trustedTypes.createPolicy('gapi#gapi', { createScriptURL: accept });
    const script = document.createElement('script');
    const address = 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb/cb=gapi.loaded_0?le=scs';
    script.setAttribute('src', policy.createScriptURL(address));
    window.framed = new Promise((done) => { window.whenFramed = done; });
    document.head.append(script);
  }`,
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb/cb=gapi.loaded_0': `{
    trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
    const frame = document.createElement('iframe');
    frame.onload = window.whenFramed;
    frame.src = 'https://brand.firebaseapp.com/__/auth/iframe?apiKey=k';
    document.body.append(frame);
  }`,
  'https://www.google.com/recaptcha/api.js': `{
    const script = document.createElement('script');
    script.src = '${RECAPTCHA}';
    window.drawn = new Promise((done) => { window.whenDrawn = done; });
    document.head.append(script);
  }`,
  [RECAPTCHA]: `{
    const policy = trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
    const badge = document.createElement('div');
    badge.innerHTML = policy.createHTML('<b>badge</b>');
    const frame = document.createElement('iframe');
    frame.onload = window.whenDrawn;
    frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=1';
    document.body.append(badge, frame);
  }`,
});

/** A page that collects what its policy stops. Its scripts of other origins come from this file. */
async function openLogin(page: Page, scripts: Record<string, string>) {
  const stopped: string[] = [];
  await page.exposeFunction('stop', (text: string) => stopped.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as never as { stop(text: string): void }).stop(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await page.route(/^https:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body = scripts[origin + pathname];
    const contentType = body ? 'text/javascript' : 'text/html';
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType, headers, body: body ?? '{}' });
  });
  await page.route('**/m/login', async (route) => {
    const response = await route.fetch();
    const config = { ...readBrand('feria').config, signInSdk: FOLDER };
    const body = withConfig(await response.text(), config);
    const headers = { ...response.headers(), ...headersOf('/index.html', policyOfPage(body)) };
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/m/login');
  return stopped;
}

test('S3.24 the SDK works with Trusted Types on, and only its own scripts are accepted by address', async ({
  admin,
  api,
  browser,
  context,
  baseURL,
}) => {
  await setSetting(admin, 'site', { thirdParty: { keys: { apiKey: 'k' } } });
  const account = { channel: 'google', email: 'lucia@example.com' };
  const { body } = await api('/wps/thirdParty/token', { method: 'POST', data: account });
  // A context of its own: that of the fixtures allows no other origin.
  const page = await browser.newPage({ baseURL, storageState: await context.storageState() });
  const stopped = await openLogin(page, scriptsFor(body.value.idToken));
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(stopped).toEqual([]);

  const outcomes = await page.evaluate(() =>
    [
      'https://apis.google.com/js/platform.js',
      'https://www.google.com/recaptcha/about/js/main.min.js',
      'https://www.gstatic.com/recaptcha/releases/../../firebasejs/10.14.1/firebase-app.js',
      'https://www.gstatic.com.evil.example/recaptcha/releases/x.js',
      '/assets/x.js',
      'x',
    ].map((address) => {
      try {
        document.createElement('script').src = address;
        return 'accepted';
      } catch {
        return 'refused';
      }
    }),
  );
  expect(outcomes).toEqual(outcomes.map(() => 'refused'));
  await expect(page.evaluate(() => (document.body.innerHTML = '<b>x</b>'))).rejects.toThrow();
  await expect(page.evaluate(() => new Worker('/assets/x.js'))).rejects.toThrow();
  await page.close();
});
