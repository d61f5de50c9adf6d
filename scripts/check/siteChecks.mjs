// What scripts/commands/testDeploy.mjs asks of a site.
import { readFileSync } from 'node:fs';

export const counts = { passed: 0, failed: 0 };

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Where the brand of the day has its API. */
export const apiOf = (base) => `${base}api`;

/**
 * A brand that the repository does not have: English only, another currency without decimals, an API below a path.
 * @param {string} base
 * @param {string} name
 */
export const configOf = (base, name) => ({
  merchant: 'cometa',
  languages: ['EN'],
  defaultLanguage: 'EN',
  market: 'CO',
  money: { currency: 'COP', symbol: '$', position: 'before', decimals: 0 },
  apiBase: apiOf(base),
  licence: { age: 18 },
  securityContact: 'mailto:security@cometa.example',
  monitoring: { address: `${base}telemetry` },
  footer: { games: 300, year: 2026, payments: [{ name: 'bank' }] },
  brand: {
    name,
    icon: '/cometa.svg',
    picture: '/cometa-share.svg',
    logo: { dark: '/cometa.svg', width: 40, height: 40 },
    description: 'A brand of an operator.',
  },
});

export function check(name, isRight, found) {
  if (isRight) counts.passed++;
  else counts.failed++;
  console.log(`  ${isRight ? '✓' : '✗'} ${name}${isRight ? '' : `: ${JSON.stringify(found)}`}`);
}

/** What a server answers, without a browser. */
export async function checkReplies(get, base, name, hasBrotli) {
  const page = await get(`${base}m/home`);
  const html = await page.text();
  check('a page of the app has the brand', html.includes(name), html.slice(0, 200));
  check(
    'the page is in the language of the brand',
    html.includes('<html lang="en"'),
    html.slice(0, 60),
  );
  const ofBrand = [
    '<meta name="description" content="A brand of an operator."',
    `<link rel="icon" href="${base}cometa.svg"`,
    `<meta property="og:image" content="${base}cometa-share.svg"`,
    `<meta name="version" content="${version}"`,
  ];
  const absent = ofBrand.filter((part) => !html.includes(part));
  check('description, icon, share picture and version are in the page', !absent.length, absent);
  const manifest = await (await get(`${base}manifest.webmanifest`)).json();
  check(
    'the installed app has the name, the language and the path',
    [manifest.name, manifest.lang, manifest.scope].join() === [name, 'en', base].join(),
    manifest,
  );
  const policy = page.headers.get('content-security-policy') ?? '';
  check('the page has the policy', policy.includes("default-src 'none'"), policy);
  check(
    'the page is asked for each time',
    page.headers.get('cache-control') === 'no-cache',
    page.headers.get('cache-control'),
  );

  const script = /src="([^"]+assets\/first-[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const asset = await get(script, { headers: { 'accept-encoding': 'gzip, br' } });
  check(
    'a script is stored for ever',
    /immutable/.test(asset.headers.get('cache-control') ?? ''),
    script,
  );
  const encoding = asset.headers.get('content-encoding');
  check('a script is compressed', encoding === (hasBrotli ? 'br' : 'gzip'), encoding);
  const missing = await get(`${base}assets/missing-1.js`);
  check('a missing script is a 404', missing.status === 404, missing.status);

  const status = await get(`${apiOf(base)}/wps/system/status`);
  const reply = await status.json().catch(() => undefined);
  check('the API is passed on', reply?.success === true, status.status);
  check(
    'no cache stores its replies',
    status.headers.get('cache-control') === 'no-store',
    status.headers.get('cache-control'),
  );
  const games = await get(`${apiOf(base)}/wps/relay/GCSGAME_gameList?gameType=RNG`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  check(
    'a reply of the API is compressed',
    games.headers.get('content-encoding') === 'gzip',
    games.headers.get('content-encoding'),
  );
  const unknown = await get(`${apiOf(base)}/elsewhere`);
  const isJson = (unknown.headers.get('content-type') ?? '').includes('application/json');
  check(
    'an unknown path of the API is an error of the API',
    unknown.status === 404 && isJson,
    unknown.status,
  );

  const health = await get('/healthz');
  const healthText = (await health.text()).trim();
  check('/healthz has the version', healthText === `ok ${version}`, healthText);
  const posted = await get(`${base}m/home`, { method: 'POST' });
  check('POST of a page is a 405', posted.status === 405, posted.status);
  const contact = await (await get('/.well-known/security.txt')).text();
  check('security.txt has the contact', contact.includes('security@cometa.example'), contact);
  const part = await get(`${base}cometa.svg`, { headers: { range: 'bytes=0-3' } });
  check('a part of a file is a 206', part.status === 206, part.status);
  const plain = await get(`${base}m/home`, { headers: { 'x-forwarded-proto': 'http' } });
  const secure = await get(`${base}m/home`, { headers: { 'x-forwarded-proto': 'https' } });
  const hsts = [plain, secure].map(({ headers }) => headers.has('strict-transport-security'));
  check('HSTS is sent behind a proxy with TLS, and without TLS not', hsts.join() === 'false,true', [
    plain,
    secure,
  ]);
  return script;
}

/** nginx limits attempts to log in, also below the path of the API. */
export async function checkLimit(get, base) {
  const attempts = Array.from({ length: 80 }, () =>
    get(`${apiOf(base)}/wps/session/login`, { method: 'POST' }),
  );
  const limited = (await Promise.all(attempts)).filter(({ status }) => status === 429);
  check('attempts to log in have a limit', limited.length > 10, limited.length);
}

/** What the page reports: the version, and an id by which the web vitals of two pages differ. */
export async function checkReports(reports, script, until) {
  const vitals = () =>
    reports.flatMap(({ reports: all }) => all.filter(({ kind }) => kind === 'vital'));
  const ids = () =>
    new Set(
      vitals()
        .filter(({ name }) => name === 'TTFB')
        .map(({ id }) => id),
    );
  const areApart = await until(() => ids().size > 1);
  check('reports arrive, and their ids tell two pages apart', areApart, [...ids()]);
  const masked = vitals().filter(({ id }) => id.includes('*'));
  check('no id is masked', !masked.length, masked);
  const versions = [...new Set(reports.map((batch) => batch.version))];
  check('reports have the version', versions.join() === version, versions);
  const releases = [...new Set(reports.map(({ release }) => release))];
  check('and the script of the release', releases.includes(script.split('/').at(-1)), releases);
}

/** What a player sees: the games, the login, and amounts in the currency. */
export async function checkInBrowser(page, origin, base) {
  const errors = [];
  const pictures = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The console says of a failed request only that there was one.
  page.on('response', (response) => {
    // The backend names a picture at the root of the host, where another site may be.
    const isOfBackend = base !== '/' && response.url().startsWith(`${origin}/art/`);
    if (response.status() >= 400 && !isOfBackend)
      errors.push(`${response.status()} ${response.url()}`);
    const isPicture = response.request().resourceType() === 'image';
    if (isPicture && response.url().startsWith(`${origin}${base}assets/`)) pictures.push(response);
  });
  page.on('console', (message) => {
    const isRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRequest) errors.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('takeover', () => sessionStorage.setItem('takeover', location.pathname));
  });
  await page.goto(`${origin}${base}m/home`);
  await page.getByRole('article').first().waitFor();
  check('home shows its games', true);
  await page.locator('#first').waitFor({ state: 'detached' });
  const takenOver = await page.evaluate(() => sessionStorage.getItem('takeover'));
  check('the page draws its first screen itself', takenOver === `${base}m/home`, takenOver);
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  const claims = (await footer.innerText()).replace(/\s+/g, ' ');
  const wanted = ['300 games', 'aged 18', '© 2026 Cometa One'];
  const missing = wanted.filter((text) => !claims.includes(text));
  check('the footer has the claims and the age of the brand', !missing.length, claims);
  check('and no others', !/600|21 or older|256|licen[cs]ed/i.test(claims), claims);
  await page.waitForLoadState('networkidle');
  const revalidated = pictures.filter(
    (response) => !/immutable/.test(response.headers()['cache-control'] ?? ''),
  );
  check(
    'pictures of the app are stored for ever',
    pictures.length > 0 && !revalidated.length,
    revalidated.map((response) => response.url()),
  );
  await page.goto(`${origin}${base}m/register`);
  const consents = page.getByText('I am 18 or older');
  await consents.waitFor();
  check('the registration has the age of the brand', true);
  await page.goto(`${origin}${base}m/login`);
  await page.getByText('aged 18').first().waitFor();
  await page.locator('#first').waitFor({ state: 'detached' });
  const loginAge = await page.getByText('aged 18').count();
  check('the login has the age of the brand', loginAge > 0, loginAge);
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('Literal25');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(`**${base}m/home`);
  const balance = page.getByText('$ 500', { exact: true }).first();
  await balance.waitFor();
  check('the balance has the currency of the brand, without decimals', true);
  check('nothing is broken, and nothing breaks the policy', errors.length === 0, errors);
}

/** As when somebody opens another app, which is when a page reports. */
export const leave = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
