import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const HOME = '/m/member/home';
const tiles = (page: Page) => page.getByRole('navigation', { name: 'Accesos directos' });

test('S2.16 the member center shows who it is, the level, the money and what there is', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { name: 'Centro de miembros' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lucía Q.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /VIP 3.*6,420 de 10,000 puntos/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,284.50');
  await expect(tiles(page).getByRole('link')).toHaveCount(8);
  await expect(tiles(page).getByRole('link', { name: /Premios/ })).toContainText('3');
});

const MISSING = [{ clubLabel: null }, { clubLabel: {} }, { clubLabel: { labelName: '' } }, {}];

for (const missing of MISSING) {
  test(`S3.04 ${JSON.stringify(missing)} shows VIP 0`, async ({ page, door }) => {
    await enter(page, door);
    await page.route('**/wps/member/info', async (route) => {
      const reply = await route.fetch();
      const { clubLabel: _, ...value } = (await reply.json()).value;
      await route.fulfill({ json: { success: true, value: { ...value, ...missing } } });
    });
    await page.goto(HOME);
    await expect(page.getByRole('heading', { name: 'Lucía Q.' })).toBeVisible();
    await expect(page.locator('.vipcard b')).toHaveText('VIP 0');
  });
}

const ENTRIES = {
  REWCEN3: '/m/rewardCenter',
  MANPLAYREB3: '/m/member/manualRebate',
  TRANSBETREPMEM3: '/m/gameRecord',
  TRANSREC3: '/m/transaction/record',
  SECPRIV: '/m/securityCenter',
  DEPRECM3: '/m/vouReport',
  PERSREP: '/m/profitandloss',
  MAILCEN: '/m/webEmail',
};

test('S3.19 S6.11 in the member center each key hides its one entry, and no other', async ({
  page,
  door,
}) => {
  await enter(page, door);
  const links = page.locator('.member nav a');
  const hrefs = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await page.goto(HOME);
  await expect(links).toHaveCount(18);
  const all = await hrefs();
  // The n-th key is off where the binary number n has a one: each has a pattern of its own.
  const entries = Object.entries(ENTRIES);
  for (const bit of [1, 2, 4, 8]) {
    const off = entries.filter((_, i) => ((i + 1) & bit) !== 0).map(([, href]) => href);
    const menu = Object.fromEntries(entries.map(([key, href]) => [key, !off.includes(href)]));
    await door('state', { table: 'settings', id: 'whiteLabel', set: { value: { menu } } });
    await page.reload();
    await expect(links).toHaveCount(18 - off.length);
    expect(await hrefs()).toEqual(all.filter((href) => !off.includes(href ?? '')));
  }
});

test('S1.06 from the member center every room is one tap away', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(HOME);
  await expect(tiles(page).getByRole('link')).toHaveCount(8);
  for (const href of ['/m/voucherCenter', '/m/withdraw', '/m/activity', ...Object.values(ENTRIES)])
    await expect(page.locator(`a[href="${href}"]`).first()).toBeAttached();
  const rooms = [
    ['Sala VIP', 'Todos los niveles'],
    ['Premios', 'Total disponible'],
    ['Reembolso', 'Total disponible'],
    ['Invitar', 'Tus amigos'],
  ] as const;
  for (const [tile, heading] of rooms) {
    await tiles(page).getByRole('link', { name: tile }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByRole('heading', { name: 'Lucía Q.' })).toBeVisible();
  }
});

test('S2.16 the account is copied, the balance hidden and read again', async ({
  page,
  door,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, door);
  await page.goto(HOME);
  await page.getByRole('button', { name: /lucia.*Copiar/ }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('lucia');
  const money = page.getByRole('region', { name: 'Saldo total' });
  await money.getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(money).not.toContainText('1,284');
  await money.getByRole('button', { name: 'Mostrar saldo' }).click();
  const before = await asked(door, '/wps/wallets/gcs');
  await money.getByRole('button', { name: 'Actualizar saldo' }).click();
  await expect(money).toContainText('1,284.50');
  expect(await asked(door, '/wps/wallets/gcs')).toBe(before + 1);
});

test('S2.16 a member chooses another picture', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Cambiar foto de perfil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Elige tu imagen' });
  await expect(sheet.getByRole('button', { name: 'Imagen 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: 'Imagen 4', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.member-face img')).toHaveAttribute('src', /avatars\/04\.webp$/);
});

test('S6.03 a trial is offered an account and is asked for nothing that needs one', async ({
  page,
  door,
}) => {
  await enter(page, door, 'trial');
  await page.goto(HOME);
  await expect(page.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await expect(page.getByText('Cuenta de prueba')).toBeVisible();
  await expect(page.locator('.vipcard')).toHaveCount(0);
  expect(await asked(door, '/wps/relay/MCS2_getVip')).toBe(0);
  expect(await asked(door, '/wps/relay/MCS2_getRewards')).toBe(0);
  await tiles(page).getByRole('link', { name: 'Premios' }).click();
  await expect(page.getByText('Ingresa con una cuenta real')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});

test('S6.01 a visitor is led to login from the member center', async ({ page }) => {
  await page.goto(HOME);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmember%2Fhome$/);
});
