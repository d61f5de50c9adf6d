import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { EVERYDAY_STATES } from '../../helpers/everydayStates';
import { findViolations } from '../helpers/axe';
import { copiedText } from '../helpers/clipboard';
import { expect, test } from '../helpers/fixtures';
import { slowness } from '../helpers/slowness';

/** The element around the panel's own document tree. */
const PANEL = '[popover="manual"]';

const handle = (page: Page) =>
  page.getByRole('button', { name: 'Open the panel of the mock backend' });
const panel = (page: Page) => page.getByRole('region', { name: 'Mock backend' });
const part = (page: Page, name: string) =>
  panel(page).getByRole('navigation').getByRole('button', { name, exact: true });

test('the preview sends the page of the product, without the panel, when the address has no ?mock', async ({
  api,
}) => {
  const { body } = await api('/m/home', { headers: { accept: 'text/html' } });
  expect(body).toBe(readFileSync('dist/index.html', 'utf8'));
  const inputs: string[] = JSON.parse(readFileSync('dist/.vite/inputs.json', 'utf8'));
  expect(inputs.length).toBeGreaterThan(500);
  expect(inputs.filter((file) => file.startsWith('mocks/'))).toEqual([]);
});

test('a link sets up the state, and the panel changes it, on a phone', async ({ page, admin }) => {
  await page.goto('/m/member/home?mock=as:lucia,noNotices,noContracts,clock:2h');
  await page.waitForURL('/m/member/home');
  await expect(page.getByText('1,284.50')).toBeVisible();
  const { now } = await admin('clock', undefined, 'GET');
  expect(now).toBeGreaterThan(Date.now() + 7_000_000);

  const box = await handle(page).boundingBox();
  expect(box).toMatchObject({ x: 360 - (box?.width ?? 0), y: 400 });
  await handle(page).tap();
  await expect(panel(page).getByText('Member of type 1')).toBeVisible();

  await part(page, 'Scenarios').tap();
  await panel(page).getByLabel('Search scenarios').fill('notices announcement');
  await expect(
    panel(page).getByRole('list', { name: 'Scenarios', exact: true }).getByRole('listitem'),
  ).toHaveCount(1);
  const reloaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Leave noNotices' }).tap();
  await reloaded;
  await expect(panel(page).getByText('noNotices is left.')).toBeVisible();

  await part(page, 'People').tap();
  const loggedIn = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'victor' }).tap();
  await loggedIn;
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('victor');
  const { link } = await admin('link', undefined, 'GET');
  expect(link).toBe('as:lucia,noContracts,clock:2h,as:victor');
});

test('a page of a lottery has one handle of the panel, although the app is also in its frame', async ({
  page,
}) => {
  const gorda = '/m/launchGame?gameId=GORDA&prize_mode=Lott&playType=ent&pageBack=home';
  await page.goto(`${gorda}&mock=as:lucia,noPopups`);
  const app = page.frameLocator('main iframe');
  await expect(app.getByRole('main')).toBeVisible();
  await expect(handle(page)).toBeVisible();
  await expect(app.getByRole('button', { name: 'Open the panel of the mock backend' })).toHaveCount(
    0,
  );
});

test('the timeline takes a change back and makes it again, and the app follows without loading its page', async ({
  page,
  admin,
}) => {
  await page.goto('/m/member/home?mock=as:lucia,noNotices,noContracts');
  await page.waitForURL('/m/member/home');
  await expect(page.getByText('1,284.50')).toBeVisible();
  await handle(page).tap();
  await part(page, 'Timeline').tap();
  await admin('state', { table: 'wallets', id: 'm-lucia/CASH', set: { balance: 100_000 } });
  await expect(panel(page).getByRole('button', { name: 'state' })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await panel(page).getByRole('button', { name: 'Back' }).tap();
  await expect(panel(page).getByText(/^After step/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Latest' }).tap();
  await expect(page.getByText('1,150.00')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByText('1,284.50')).toBeVisible();
  expect(loads).toBe(0);
  const { branches } = await admin('timeline', undefined, 'GET');
  expect(branches).toHaveLength(1);

  await panel(page).getByRole('button', { name: 'state' }).tap();
  await expect(panel(page).getByText('wallets m-lucia/CASH: changed')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pin' }).tap();
  await expect(panel(page).getByText('It is in the part Snapshots.')).toBeVisible();
});

test('a stretch of the timeline is compared, and copied as a test', async ({ page, admin }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.goto('/m/service?mock=as:lucia');
  await page.waitForURL('/m/service');
  await admin('kyc', { account: 'victor', state: 'rejected' });
  await handle(page).tap();
  await part(page, 'Timeline').tap();
  await panel(page).getByRole('button', { name: 'personas' }).tap();
  await panel(page).getByRole('button', { name: 'Begin a stretch here' }).tap();
  await panel(page).getByRole('button', { name: 'kyc' }).tap();
  await panel(page)
    .getByRole('button', { name: /Compare with step/ })
    .tap();
  await expect(panel(page).getByText('kycs m-victor', { exact: false }).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Copy as a test' }).tap();
  await expect(panel(page).getByText('The test is copied.')).toBeVisible();
  expect(await copiedText(page)).toContain(
    "await mock.command('kyc', { account: 'victor', state: 'rejected' });",
  );
});

const PARTS = [
  'People',
  'Scenarios',
  'Requests',
  'Stores',
  'Timeline',
  'Faults',
  'Clock',
  'Market',
  'Settings',
  'Data',
  'Send',
  'Chance',
  'Snapshots',
];

/** All of them: tests/backend/link.test.ts. */
const STATES = EVERYDAY_STATES.slice(0, 2);
const SECONDS = 10 * slowness;

/** The active scenarios, and how many faults each has added. Rows also depend on what the member did. */
const summaryOf = (active: { name: string; changes: { addedFaults: string[] } }[]) =>
  active.map(({ name, changes }) => [name, changes.addedFaults.length]);

test('everyday states are reached within ten seconds each, and their links open in another browser', async ({
  page,
  admin,
  browser,
  baseURL,
}, info) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-write']);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await other.addCookies([{ name: 'mock_db', value: `${info.testId}-other`, url: baseURL ?? '' }]);
  const otherPage = await other.newPage();
  await page.goto('/m/service?mock=as:lucia');
  await page.waitForURL('/m/service');
  await handle(page).tap();
  await part(page, 'Scenarios').tap();
  for (const name of STATES) {
    const start = performance.now();
    await panel(page).getByLabel('Search scenarios').fill(name);
    const loaded = page.waitForEvent('load');
    await panel(page).getByRole('button', { name, exact: false }).last().tap();
    await loaded;
    await expect(panel(page).getByText(`${name} is entered.`)).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    const seconds = (performance.now() - start) / 1000;
    expect(seconds, name).toBeLessThan(SECONDS);
    info.annotations.push({ type: 'seconds', description: `${name}: ${seconds.toFixed(1)}` });

    await panel(page).getByRole('button', { name: 'Copy link' }).tap();
    await expect(panel(page).getByText('The link is copied.')).toBeVisible();
    const link = await copiedText(page);
    expect(link).toContain(`${baseURL}/m/service?mock=`);
    await otherPage.goto(link);
    await otherPage.waitForURL('/m/service');
    await expect(otherPage.getByRole('main')).toBeVisible();
    const reply = await other.request.get(`${baseURL}/__mock/scenarios/active`);
    const { value } = await reply.json();
    const active = await admin('scenarios/active', undefined, 'GET');
    expect(summaryOf(value), name).toEqual(summaryOf(active));
    expect(active).toHaveLength(1);

    const left = page.waitForEvent('load');
    await panel(page)
      .getByRole('button', { name: `Leave ${name}` })
      .tap();
    await left;
    await expect(panel(page).getByText(`${name} is left.`)).toBeVisible();
  }
  await other.close();
});

test.describe('on a wide screen', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    allowConsole: [/400 \(Bad Request\)/],
  });

  test('the panel stands beside the app, shows calls, and lets one fail', async ({
    page,
    admin,
  }) => {
    await page.goto('/m/member/home?mock=as:lucia,noNotices,noContracts');
    await page.waitForURL('/m/member/home');
    await expect(page.getByText('1,284.50')).toBeVisible();
    await page.keyboard.press('Control+Backquote');
    await part(page, 'Requests').click();
    const app = await page.getByRole('main').boundingBox();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((app?.x ?? 0) + (app?.width ?? 0) - 1);
    expect(box?.width).toBeGreaterThan(300);

    await panel(page).getByLabel('Search by name or path').fill('merchantWallet');
    await panel(page)
      .getByRole('button', { name: /merchantWallet/ })
      .first()
      .click();
    await expect(panel(page).getByText('"success": true')).toBeVisible();
    await expect(panel(page).getByText('"token": "***"')).toBeVisible();
    // The preview keeps a scenario until it stops, so each run needs a name of its own.
    const name = `kept${Date.now().toString(36)}`;
    await panel(page).getByLabel('Name of the scenario').fill(name);
    await panel(page).getByRole('button', { name: 'Make a scenario of this' }).click();
    await expect(panel(page).getByText(`${name} is a scenario`)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Fail from now on' }).click();
    await expect(panel(page).getByText('The fault is on.')).toBeVisible();
    expect(await admin('faults', undefined, 'GET')).toMatchObject([
      { path: '/wps/wallets/merchant', kind: 'status', status: 500 },
    ]);
    await panel(page).getByRole('button', { name: 'Send again' }).click();
    await expect(
      panel(page)
        .getByRole('button', { name: /500 merchantWallet/ })
        .first(),
    ).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test('no part has accessibility violations, in either theme', async ({ page }) => {
    await page.goto('/m/service?mock=as:lucia,flakyDeposits');
    await page.waitForURL('/m/service');
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Control+Backquote');
    for (const title of PARTS) {
      await part(page, title).click();
      await expect(part(page, title)).toHaveAttribute('aria-current', 'true');
      expect(await findViolations(page, PANEL), title).toEqual([]);
    }
  });

  test('a link that cannot be opened says why', async ({ page, admin }) => {
    await page.goto('/m/home?mock=kycPending,nonsense');
    await expect(page.getByRole('status')).toContainText('unknown scenario "nonsense"');
    expect((await admin('link', undefined, 'GET')).link).toBe('');
  });
});
