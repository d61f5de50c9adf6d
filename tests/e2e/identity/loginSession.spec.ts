import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import * as login from './loginPage';

const LOGOUT = '/wps/session/logout';
const GATED = '/m/rewardCenter';
const rejected = 'Ingresa con una cuenta real para usar esta función';

type Page = import('playwright/test').Page;

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
}

const visitor = (page: Page) => page.locator('.header').getByRole('link', { name: 'Ingresar' });
const stored = (page: Page) =>
  page.evaluate(() => [sessionStorage.length, localStorage.getItem('autoLogin')]);

test('S6.15 a member’s address leads through login and back', async ({ page }) => {
  await page.goto(`${GATED}?from=mail`);
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await login.bySms(page).waitFor();
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/rewardCenter\?from=mail$/);
});

for (const back of [
  'https://evil.example/m/home',
  '//evil.example/m/',
  '/m/..//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/m/login?back=%2Fm%2Flogin',
]) {
  test(`S6.15 login never leads to ${back}`, async ({ page }) => {
    await login.open(page, `?back=${encodeURIComponent(back)}`);
    await login.enter(page);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/m\/home$/);
  });
}

test('S6.15 the way back survives a look at registration', async ({ page }) => {
  await login.open(page, '?back=%2Fm%2Fnotice');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/register\?back=/);
  await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor();
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await login.bySms(page).waitFor();
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/notice$/);
});

test('S4.03 S4.04 logging out sends the token and keeps nothing', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/home');
  const { token } = await login.session(page);
  await logOut(page);
  await expect(visitor(page)).toBeVisible();
  expect(await stored(page)).toEqual([0, '0']);
  await expect.poll(() => login.noted(door, LOGOUT)).toHaveLength(1);
  const [sent] = await login.noted(door, LOGOUT);
  expect(sent?.headers.token).toBe(token);
});

test.describe('when the server cannot be told', () => {
  test.use({ allowConsole: [/Failed to load resource|Failed to fetch|ERR_/] });

  test('S4.04 a logout that fails keeps nothing either', async ({ page, door }) => {
    await enter(page, door);
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Abrir menú' }).waitFor();
    await page.route(`**${LOGOUT}*`, (route) => route.abort());
    await logOut(page);
    await expect(visitor(page)).toBeVisible();
    expect(await stored(page)).toEqual([0, '0']);
  });
});

test('who logs out in one tab has left the others, and what is only for members', async ({
  page,
  context,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/home');
  const other = await context.newPage();
  const session = await door('personas', { persona: 'member' });
  await other.addInitScript((info) => {
    if (localStorage.getItem('autoLogin') !== '0')
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, session);
  await other.goto(GATED);
  await other.locator('h1').waitFor();
  await expect(other).toHaveURL(new RegExp(`${GATED}$`));
  await logOut(page);
  await expect(other.getByText('Tu sesión se cerró. Ingresa otra vez.')).toBeVisible();
  await expect(other).toHaveURL(/\/m\/home$/);
  expect(await login.session(other)).toBeNull();
});

test.describe('a session that ran out', () => {
  test.use({ allowConsole: [/401/] });

  test('S8.18 is told once and leads to login once, whatever number of calls finds out', async ({
    page,
    door,
  }) => {
    await enter(page, door);
    await page.goto('/m/help');
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const node = document.querySelector('.toasts [role=status]') as Element;
      new MutationObserver(() => {
        if (node.textContent) seen.push(node.textContent);
      }).observe(node, { childList: true, characterData: true, subtree: true });
    });
    await door('clock', { advance: 25 * 3_600_000 });
    // Home asks for the balance, the favourites, the marks of what is unread and more.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/m/member/home' });
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2F/);
    await page.waitForLoadState('networkidle');
    expect(visits.filter((path) => path === '/m/login')).toHaveLength(1);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([
      'Tu sesión se cerró. Ingresa otra vez.',
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    const log: { status: number }[] = await door('log', undefined, 'GET');
    expect(log.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  });

  test('S8.18 a late word about an old session does not end the new one', async ({
    page,
    door,
  }) => {
    await enter(page, door);
    let answer = () => {};
    const late = async (route: import('playwright/test').Route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 401, json: { success: false, code: 'not_logged_in' } });
    };
    await page.route('**/wps/member/info', late, { times: 1 });
    const asked = page.waitForRequest('**/wps/member/info');
    await page.goto('/m/home');
    await asked;
    await page.getByRole('button', { name: 'Abrir menú' }).waitFor();
    await logOut(page);
    await expect(visitor(page)).toBeVisible();
    await page.locator('.header').getByRole('link', { name: 'Ingresar' }).click();
    await login.enter(page);
    await expect(page.locator('.balance')).toBeVisible();
    const { token } = await login.session(page);
    const refused = page.waitForResponse((reply) => reply.status() === 401);
    answer();
    await (await refused).finished();
    // One turn of the page later it has been read.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect((await login.session(page)).token).toBe(token);
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('S8.18 is found out by the renewal that comes with a load', async ({ page, door }) => {
    await enter(page, door);
    await door('clock', { advance: 25 * 3_600_000 });
    await page.goto('/m/home');
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fhome$/);
  });
});

for (const type of [0, 1, 2]) {
  test(`S6.03 S9.18 type ${type} is a real account`, async ({ page, door }) => {
    await door('state', { table: 'members', id: 'm-lucia', set: { type } });
    await enter(page, door);
    await page.goto(GATED);
    await expect(page).toHaveURL(new RegExp(`${GATED}$`));
    await expect(page.locator('h1')).toBeVisible();
  });
}

for (const type of [3, 4, 40]) {
  test(`S6.03 S9.18 type ${type} is none`, async ({ page, door }) => {
    await door('state', { table: 'members', id: 'm-lucia', set: { type } });
    await enter(page, door);
    await page.goto(GATED);
    await expect(page.getByText(rejected)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('S3.05 S9.18 without a type an account counts as a guest’s', async ({ page, door }) => {
  await page.route('**/wps/member/info', async (route) => {
    const reply = await route.fetch();
    const { value, ...rest } = await reply.json();
    const { type: _, ...untyped } = value;
    await route.fulfill({ response: reply, json: { ...rest, value: untyped } });
  });
  await enter(page, door);
  await page.goto(GATED);
  await expect(page.getByText(rejected)).toBeVisible();
});

test('S6.04 nobody real is turned away before it is known who they are', async ({ page, door }) => {
  await door('faults', { path: '/wps/member/info', kind: 'delay', ms: 1500 });
  await enter(page, door);
  await page.goto(GATED);
  const refused = page
    .getByText(rejected)
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${GATED}$`));
  expect(await refused).toBe(false);
});

test('S7.03 only an app of the home screen logs in as OTHERS', async ({ page, door }) => {
  await login.open(page);
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await login.noted(door, login.LOGIN))[0]?.headers.device).not.toBe('OTHERS');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await login.open(page);
  await login.enter(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await login.noted(door, login.LOGIN))[1]?.headers.device).toBe('OTHERS');
});
