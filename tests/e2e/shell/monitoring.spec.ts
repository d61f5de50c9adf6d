import type { Page } from 'playwright/test';
import { expect, test, withPixels } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { changeConfig } from '../helpers/pageConfig';
import { setHidden } from '../helpers/pageShown';
import { startSession } from '../helpers/session';

interface Batch {
  contentType: string;
  body: { release: string; merchant: string; reports: { kind: string; route: string }[] };
}

/** Serves the page with an address for reports, and with a script that the policy blocks. */
async function configure(page: Page) {
  const monitoring = { address: '/__mock/reports' };
  await changeConfig(page, '/m/home', { monitoring }, (html) =>
    html.replace('</body>', '<script>planted()</script></body>'),
  );
}

/** As when the person opens another app. */
const hide = (page: Page) => setHidden(page, true);

test.use({
  ...withPixels,
  allowConsole: [/policy violation|Content Security Policy|planted error/],
});

test('errors, violations and web vitals are reported without secrets when an address is configured', async ({
  page,
  admin,
}) => {
  const batches = (): Promise<Batch[]> => admin('reports', undefined, 'GET');
  const reported = async () => (await batches()).flatMap(({ body }) => body.reports);
  await configure(page);
  await startSession(page, admin);
  await page.goto('/m/home');
  // The violation happened before the code that reports it was loaded.
  await expect(async () => {
    await hide(page);
    expect(await batches()).not.toEqual([]);
  }).toPass();
  const [first] = await batches();
  expect(first?.contentType).toMatch(/^text\/plain/);
  expect(first?.body).toMatchObject({
    merchant: 'feria',
    version: expect.stringMatching(/^\d/),
    release: expect.stringMatching(/^first-.+\.js$/),
  });
  expect(await reported()).toContainEqual({
    kind: 'violation',
    route: '/m/home',
    directive: 'script-src-elem',
    blocked: 'inline',
    source: expect.stringContaining('/m/home:'),
  });

  await page.route('**/helpCenter*', (route) =>
    route.fulfill({ json: { success: true, value: 'lucia' } }),
  );
  await moveTo(page, '/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  await page.evaluate(() =>
    console.error(new TypeError('planted error: lucia, password=Secreta1, +51 987 654 321')),
  );
  await expect(async () => {
    await hide(page);
    expect(new Set((await reported()).map(({ kind }) => kind))).toEqual(
      new Set(['violation', 'error', 'malformed', 'vital']),
    );
  }).toPass();
  const reports = await reported();
  expect(reports.find(({ kind }) => kind === 'error')).toMatchObject({
    route: '/m/help',
    name: 'TypeError',
    message: 'planted error: ***, password=***',
  });
  expect(reports.find(({ kind }) => kind === 'vital')).toMatchObject({ route: '/m/home' });
  expect(JSON.stringify(await batches())).not.toMatch(/lucia|Secreta1|987.?654|token/i);
});
