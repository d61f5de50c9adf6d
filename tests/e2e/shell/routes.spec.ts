import { expect, test } from '../fixtures';
import { enter } from './enter';

for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
  test(`S2.01 ${path} is home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.catmenu')).toBeVisible();
    await expect(page).toHaveTitle('Inicio · Feria');
  });
}

for (const path of ['/m/xyz', '/abc']) {
  test(`S2.02 ${path} falls back to home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.catmenu')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('S2.32 home brings no code of deposit, withdrawal, help or menu', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  expect(scripts.filter((path) => /deposit|withdraw|kyc|help|sidemenu/i.test(path))).toEqual([]);
});

test('S2.34 the title of header and document agree and change with the language', async ({
  page,
}) => {
  await page.goto('/m/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idioma');
  await expect(page).toHaveTitle('Idioma · Feria');
  await page.getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
  await expect(page).toHaveTitle('Language · Feria');
});

for (const path of ['/m/notice', '/m/help', '/m/service', '/m/language', '/m/agreement']) {
  test(`S2.33 ${path} has a header with back and title`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.locator('.header-page').getByRole('button', { name: 'Volver' }),
    ).toBeVisible();
    await expect(page.locator('.header-page h1')).not.toBeEmpty();
  });
}

for (const path of ['/m/home', '/m/login', '/m/message', '/m/app']) {
  test(`S2.33 ${path} has no page header`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main').locator('a, button, summary').first()).toBeVisible();
    await expect(page.locator('.header-page')).toHaveCount(0);
  });
}

test('S2.36 back on login leads home even with a history', async ({ page }) => {
  await page.goto('/m/help');
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S2.37 back takes one step, and leads home where there is no step', async ({ page }) => {
  await page.goto('/m/service');
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S2.38 back from the message center leads home', async ({ page }) => {
  await page.goto('/m/help');
  await page.goto('/m/message');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const path of ['/m/login', '/m/app', '/m/notice', '/m/help', '/m/helpDetail?p=0']) {
  test(`S2.39 ${path} has no bottom menu`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main').locator('a, button, summary').first()).toBeVisible();
    await expect(page.locator('.bar')).toHaveCount(0);
  });
}

for (const path of ['/m/home', '/m/message', '/m/service', '/m/language', '/m/trail', '/m/game']) {
  test(`S2.39 ${path} has the bottom menu`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.bar')).toBeVisible();
  });
}

test('S2.39 what a member has, the cashier included, keeps the bottom menu', async ({
  page,
  door,
}) => {
  await enter(page, door);
  for (const path of ['voucherCenter', 'withdraw', 'vouReport', 'webEmail', 'securityCenter']) {
    await page.goto(`/m/${path}`);
    await expect(page.locator('main').locator('a, button').first()).toBeVisible();
    await expect(page.locator('.bar')).toBeVisible();
  }
});

test('S1.12 S2.31 language, service, agreement and policy can be reached', async ({ page }) => {
  for (const [path, words] of [
    ['/m/language', 'English'],
    ['/m/service', 'WhatsApp'],
    ['/m/agreement', 'Quién puede jugar'],
    ['/m/policy', 'No vendemos tus datos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test('S2.83 the language picker has a flag for each language and a check on the current one', async ({
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

test('S6.15 S2.43 a page for members asks a visitor to log in first', async ({ page }) => {
  await page.goto('/m/home');
  await page.locator('.bar').getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmember%2Fhome$/);
});

test('S2.49 the header leads to the member center with a session only', async ({ page, door }) => {
  await page.goto('/m/home');
  await expect(page.locator('.header').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await expect(page.locator('.header a[href="/m/member/home"]')).toHaveCount(0);
  await enter(page, door);
  await page.goto('/m/home');
  await expect(page.locator('.header a[href="/m/member/home"]')).toBeVisible();
});
