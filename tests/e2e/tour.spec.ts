import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { routes } from '../../src/app/routes';
import { expect, test } from './fixtures';
import { enter } from './launch/opening';

const QUERIES: Record<string, string> = {
  '/m/helpDetail': '?p=0&c=0',
  '/m/gameList': '?gameType=RNG&vassalage=PG',
  '/m/play': '?game=100002',
  '/m/search': '?q=oro',
  '/m/launchGame':
    '?playType=ent&gameId=GORDA&gameGroupId=PUNA-G1&prize_mode=Lott&code=GORDA&pageBack=home',
};
const NAMED = { $mui: 'es', $playType: 'ent', $gameId: 'GORDA' };

/** Every address with the screen that it opens. */
const addressesFor = (isAgent: boolean) =>
  routes
    .filter(({ needs }) => (needs === 'agent') === isAgent)
    .flatMap(({ at, screen }) => at.map((path) => ({ screen, path })))
    .map(({ screen, path }) => {
      const named = Object.entries(NAMED).reduce((all, pair) => all.replace(...pair), path);
      return { screen: String(screen), href: named + (QUERIES[named] ?? '') };
    });

/** Counts what is on its way, and remembers every call. */
function watch(page: Page) {
  const waiting = new Set<unknown>();
  const calls: { path: string; status: number }[] = [];
  page.on('request', (request) => waiting.add(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (/^\/(wps|lgw|lotto)\//.test(pathname))
      calls.push({ path: pathname, status: reply.status() });
  });
  return { calls, quiet: () => expect.poll(() => waiting.size, { intervals: [30] }).toBe(0) };
}

/** Moves as a link does, and marks what is left. */
const move = (page: Page, href: string) =>
  page.evaluate((to) => {
    for (const part of document.querySelectorAll('main > *')) part.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

for (const [persona, isAgent] of [
  ['member', false],
  ['agent', true],
] as const) {
  test(`S7.50 S1.12 every address that is open to a ${persona} asks only what the backend knows`, async ({
    page,
    api,
    door,
  }) => {
    const addresses = addressesFor(isAgent);
    test.skip(addresses.length === 0, 'no such address');
    test.setTimeout(60_000);
    await door('scenarios', { name: 'noPopups' });
    await enter(page, api, persona);
    const { calls, quiet } = watch(page);
    await page.goto('/m/language');
    await page.locator('h1').waitFor();
    let last = '';
    for (const { href, screen } of addresses) {
      await move(page, href);
      if (screen !== last) await expect(page.locator('[data-left]'), href).toHaveCount(0);
      last = screen;
      await expect(page.locator('main *').first()).toBeAttached();
      await expect(page.locator('.loading')).toHaveCount(0);
      await quiet();
    }
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
    if (!isAgent) expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(35);
  });
}

const PLATFORM = [
  'theme',
  'hideDownloadBar',
  'WEBCLIP',
  'sass',
  'remPass',
  'language',
  'autoLogin',
];

test('S3.28 what is kept for good is kept under the platform’s keys or under ours, which are told', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'noPopups' });
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.locator('.menu-theme label', { hasText: 'Clara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.locator('.home-app').evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await page.getByRole('button', { name: 'Cerrar la barra de descarga' }).click();
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'Celular y SMS' }).waitFor();
  await page.locator('input[name=username]').fill('lucia');
  await page.locator('input[name=password]').fill('Feria2025');
  await page.getByRole('checkbox', { name: 'Recordarme' }).check();
  await page.locator('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.locator('.balance').getByRole('button', { name: 'Ocultar saldo' }).click();
  await page.goto('/m/search');
  await page.getByRole('searchbox').fill('oro');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/m/language');
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const used = ['theme', 'hideDownloadBar', 'remPass', 'language', 'autoLogin'];
  expect(keys).toEqual(expect.arrayContaining([...used, 'feria.hideBalance', 'feria.searches']));
  const ours = keys.filter((key) => !PLATFORM.includes(key));
  const told = readFileSync('docs/architecture.md', 'utf8');
  for (const key of ours) {
    expect(key).toMatch(/^feria\./);
    expect(told).toContain(`| \`${key}\` | local |`);
  }
});
