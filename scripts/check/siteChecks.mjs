// What scripts/commands/testDeploy.mjs asks of a site.

export const counts = { passed: 0, failed: 0 };

/** Where the brand of the day has its API. */
export const apiOf = (base) => `${base}api`;

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
  const unknown = await get(`${apiOf(base)}/elsewhere`);
  const isJson = (unknown.headers.get('content-type') ?? '').includes('application/json');
  check(
    'an unknown path of the API is an error of the API',
    unknown.status === 404 && isJson,
    unknown.status,
  );

  const health = await get('/healthz');
  check(
    '/healthz has the version',
    health.status === 200 && (await health.text()) !== '',
    health.status,
  );
  const posted = await get(`${base}m/home`, { method: 'POST' });
  check('POST of a page is a 405', posted.status === 405, posted.status);
  const contact = await (await get('/.well-known/security.txt')).text();
  check('security.txt has the contact', contact.includes('security@cometa.example'), contact);
  const part = await get(`${base}cometa.svg`, { headers: { range: 'bytes=0-3' } });
  check('a part of a file is a 206', part.status === 206, part.status);
  return script;
}

/** What a player sees: the games, the login, and amounts in the currency. */
export async function checkInBrowser(page, origin, base) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The console says of a failed request only that there was one.
  page.on('response', (response) => {
    // The backend names a picture at the root of the host, where another site may be.
    const isOfBackend = base !== '/' && response.url().startsWith(`${origin}/art/`);
    if (response.status() >= 400 && !isOfBackend)
      errors.push(`${response.status()} ${response.url()}`);
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
  await page.goto(`${origin}${base}m/login`);
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('Literal25');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(`**${base}m/home`);
  const balance = page.getByText('$ 500', { exact: true }).first();
  await balance.waitFor();
  check('the balance has the currency of the brand, without decimals', true);
  check('nothing is broken, and nothing breaks the policy', errors.length === 0, errors);
}
