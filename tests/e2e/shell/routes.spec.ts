import { expect, test } from '../fixtures';
import { moveTo } from '../navigation';
import { startSession } from '../session';

test('S2.01 S2.02 home opens, at each of its addresses and at unknown addresses', async ({
  page,
}) => {
  const unknown = ['/m/xyz', '/abc'];
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', ...unknown]) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Destacados' }), path).toBeVisible();
    await expect(page).toHaveTitle('Inicio · Feria');
    if (unknown.includes(path)) await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test('S2.32 home loads no script of deposit, withdrawal, help or menu', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  expect(scripts.filter((path) => /deposit|withdraw|kyc|help|sidemenu/i.test(path))).toEqual([]);
});

test('S2.34 the titles of header and document are equal and translated, when the language changes', async ({
  page,
}) => {
  await page.goto('/m/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idioma');
  await expect(page).toHaveTitle('Idioma · Feria');
  await page.getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
  await expect(page).toHaveTitle('Language · Feria');
});

test('S2.36 S2.38 back opens home from login, register, trial, promotions, recovery and messages, when the history is deep', async ({
  page,
}) => {
  await page.goto('/m/service');
  for (const path of ['login', 'register', 'trail', 'activity', 'forget', 'message']) {
    for (const before of ['service', 'help']) {
      await moveTo(page, `/m/${before}`);
      await expect(page).toHaveURL(new RegExp(`/m/${before}$`));
    }
    await moveTo(page, `/m/${path}`);
    await expect(page).toHaveURL(new RegExp(`/m/${path}$`));
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page, `back from ${path}`).toHaveURL(/\/m\/home$/);
  }
});

test('S2.37 back goes one step back, and to home when the history is empty', async ({ page }) => {
  await page.goto('/m/service');
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S1.12 S2.31 language, customer service, agreement and policy open at their addresses', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/m/language', 'English'],
    ['/m/service', 'WhatsApp'],
    ['/m/agreement', 'Quién puede jugar'],
    ['/m/policy', 'No vendemos tus datos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('S2.83 the language picker has a flag for each language, and the current one is checked', async ({
  page,
}) => {
  await page.goto('/m/language');
  const rows = page.locator('.languages-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.locator('img')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await page.getByText('English').click();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('S6.15 S2.43 login opens, when a visitor opens a page for members', async ({ page }) => {
  await page.goto('/m/home');
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Mi cuenta' })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmember%2Fhome$/);
});

test('S2.49 the header has a link to the member center, only for members', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('.header').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(page.locator('.header a[href="/m/member/home"]')).toHaveCount(0);
  await startSession(page, admin);
  await page.goto('/m/home');
  await expect(page.locator('.header a[href="/m/member/home"]')).toBeVisible();
});
