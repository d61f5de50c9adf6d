import type { Locator, Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const APPLY = '/wps/relay/MCSFE_applyPromotion';
const cards = (page: Page) => page.getByRole('article');
const sheet = (page: Page) => page.getByRole('dialog');
const promotionText = (page: Page) => sheet(page).getByRole('article');

async function openPromotion(page: Page, title: string) {
  await cards(page).filter({ hasText: title }).getByRole('button').click();
  await expect(sheet(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(promotionText(page)).not.toBeEmpty();
}

const png = (name: string) => {
  const buffer = Buffer.alloc(64);
  buffer.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return { name, mimeType: 'image/png', buffer };
};
const jpg = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
});

/** Selects files that are created in the page, so that no large files must be sent to it. */
const selectFiles = (input: Locator, files: [name: string, type: string, bytes: number][]) =>
  input.evaluate((field: HTMLInputElement, fileSpecs) => {
    const transfer = new DataTransfer();
    for (const [name, type, bytes] of fileSpecs)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, files);

test('S1.04 S2.12 S3.32 promotions are filtered by category, and a claimed one opens after the login', async ({
  page,
}) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { name: 'Promociones' })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  const chips = page.getByRole('group', { name: 'Tipos de promoción' }).getByRole('button');
  await expect(chips).toHaveText([
    'Todas',
    'Nuevos',
    'Por tiempo limitado',
    'Especiales',
    'Diarias',
    'Reembolso alto',
    'VIP',
    'Deportes',
    'En vivo',
    'Slots',
    'Cartas',
    'Pesca',
    'Lotería',
    'Reembolso',
    'Tienda de puntos',
    'Clasificación',
    'Depósito',
    'Descarga de la app',
  ]);
  for (const [chip, title] of [
    ['Pesca', 'Marea alta'],
    ['Descarga de la app', 'Feria en tu pantalla'],
    ['Nuevos', 'Primera semana'],
  ] as const) {
    await chips.filter({ hasText: chip }).click();
    await expect(cards(page).getByRole('heading')).toHaveText([title]);
  }
  await chips.filter({ hasText: 'Todas' }).click();

  await openPromotion(page, 'Moneda del día');
  await expect(sheet(page)).toContainText('Una vez por persona y por hogar.');
  await expect(sheet(page)).toContainText('S/ 3.00');
  await expect(page).toHaveURL(/\/m\/activity$/);
  await sheet(page).getByRole('button', { name: 'Cobrar' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  const returnAddress = new URL(page.url()).searchParams.get('back') ?? '';
  // The address changes before the login has loaded. Until then the promotions stay on the screen.
  await expect(
    page.getByRole('heading', { name: 'Ingresa y sigue donde te quedaste' }),
  ).toBeVisible();
  await moveToScreen(page, returnAddress);
  await expect(sheet(page).getByRole('heading', { name: 'Moneda del día' })).toBeVisible();
});

test('S4.46 a promotion has a button only when it can be used, and claiming it increases the balance', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/activity');
  await expect(cards(page)).toHaveCount(17);
  const labels = new Set(await cards(page).getByRole('button').allTextContents());
  expect([...labels].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Cerrada',
    'Cobrada',
    'Cobrar',
    'En proceso',
    'Entregada',
    'Participar',
    'Próximamente',
    'Rechazada',
    'Solicitada',
    'Ya participas',
    'Ya te inscribiste',
  ]);
  const buttonTexts = {
    'Número amigo': 'Participar',
    'Reembolso alto': 'Enviar solicitud',
    'Torneo de giros': undefined,
  };
  for (const [title, buttonText] of Object.entries(buttonTexts)) {
    await openPromotion(page, title);
    const button = sheet(page).getByRole('button', {
      name: /Participar|Cobrar|Enviar solicitud/,
    });
    if (buttonText) await expect(button).toHaveText(buttonText);
    else await expect(button).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }

  await openPromotion(page, 'Moneda del día');
  await sheet(page).getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.getByText('Cobraste tu premio.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Moneda del día' })).toHaveText('Cobrada');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,287.50');
});

test('S5.16 S5.17 S9.31 a remark has limits for length and pictures, and is sent once for two taps', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/activity');
  await openPromotion(page, 'Primera semana');
  const remark = sheet(page).getByLabel('Comentario');
  await expect(sheet(page)).toContainText('0 / 140');
  await remark.fill('a'.repeat(139));
  await expect(sheet(page)).toContainText('139 / 140');
  await remark.pressSequentially('bc');
  await expect(remark).toHaveValue(`${'a'.repeat(139)}b`);
  await expect(sheet(page)).toContainText('140 / 140');

  const input = sheet(page).locator('input[type=file]');
  const alert = sheet(page).getByRole('alert').filter({ hasText: /./ });
  const shown = sheet(page).getByRole('button', { name: /^Quitar / });
  for (const [name, mimeType] of [['a.svg', 'image/svg+xml']] as const) {
    await input.setInputFiles(png('ok.png'));
    await expect(alert).toHaveCount(0);
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from('x') });
    await expect(alert).toHaveText('Solo se aceptan imágenes PNG o JPG.');
    await sheet(page).getByRole('button', { name: 'Quitar ok.png' }).click();
    await expect(shown).toHaveCount(0);
  }
  const maxBytes = 5 * 1024 * 1024;
  await selectFiles(input, [['huge.png', 'image/png', maxBytes + 1]]);
  await expect(alert).toHaveText('Cada imagen puede pesar hasta 5 MB.');
  await expect(shown).toHaveCount(0);
  await selectFiles(input, [
    ['large.png', 'image/png', maxBytes],
    ['b.jpg', 'image/jpeg', 8],
    ['c.jpg', 'image/jpeg', 8],
    ['d.png', 'image/png', 8],
  ]);
  await expect(shown).toHaveCount(3);
  await expect(alert).toHaveText('Puedes subir hasta 3 imágenes.');
  await expect(input.locator('..')).toBeHidden();

  for (const name of ['large.png', 'b.jpg', 'c.jpg'])
    await sheet(page)
      .getByRole('button', { name: `Quitar ${name}` })
      .click();
  await expect(shown).toHaveCount(0);
  await remark.fill('Vine por una amiga');
  await input.setInputFiles([png('a.png'), jpg('b.jpg')]);
  await tapTwice(page, sheet(page).getByRole('button', { name: 'Enviar solicitud' }), `**${APPLY}`);
  await expect(page.getByText('Recibimos tu solicitud.')).toBeVisible();
  expect(await countRequests(admin, APPLY)).toBe(1);
  const { applications } = await admin('state', undefined, 'GET');
  const application = Object.values<{ id: string }>(applications).find(
    (one) => one.id === 'm-lucia/P-newbie',
  );
  expect(application).toMatchObject({
    remark: 'Vine por una amiga',
    images: ['image/png 64', 'image/jpeg 8'],
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Primera semana' })).toHaveText('Solicitada');
});
