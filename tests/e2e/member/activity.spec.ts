import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const APPLY = '/wps/relay/MCSFE_applyPromotion';
const cards = (page: Page) => page.locator('.promo');
const sheet = (page: Page) => page.getByRole('dialog');

async function openPromotion(page: Page, title: string) {
  await page.getByRole('button', { name: title }).click();
  await expect(sheet(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet(page).locator('.richtext')).not.toBeEmpty();
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

/** Files made in the page, so that no megabytes have to travel there. */
const pick = (input: Locator, files: [name: string, type: string, bytes: number][]) =>
  input.evaluate((field: HTMLInputElement, made) => {
    const picked = new DataTransfer();
    for (const [name, type, bytes] of made)
      picked.items.add(new File([new Uint8Array(bytes)], name, { type }));
    field.files = picked.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, files);

test('S2.12 S1.04 a visitor browses promotions and reads one whole', async ({ page }) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { name: 'Promociones' })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  await openPromotion(page, 'Moneda del día');
  await expect(sheet(page)).toContainText('Una vez por persona y por hogar.');
  await expect(sheet(page)).toContainText('S/ 3.00');
  await expect(page).toHaveURL(/\/m\/activity$/);
});

test('S1.04 a visitor who takes part logs in first and comes back to the same promotion', async ({
  page,
}) => {
  await page.goto('/m/activity');
  await openPromotion(page, 'Moneda del día');
  await sheet(page).getByRole('button', { name: 'Reclamar' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  const back = new URL(page.url()).searchParams.get('back') ?? '';
  await page.goto(back);
  await expect(sheet(page).getByRole('heading', { name: 'Moneda del día' })).toBeVisible();
});

test('S3.32 eighteen categories, in order, each with its own promotions', async ({ page }) => {
  await page.goto('/m/activity');
  const chips = page.getByRole('group', { name: 'Tipos de promoción' }).getByRole('button');
  await expect(chips).toHaveText([
    'Todas',
    'Nuevos',
    'Por tiempo limitado',
    'Especiales',
    'Diarias',
    'Alto reembolso',
    'VIP',
    'Deportes',
    'En vivo',
    'Tragamonedas',
    'Cartas',
    'Pesca',
    'Lotería',
    'Reembolso',
    'Tienda de puntos',
    'Clasificación',
    'Depósito',
    'Descarga de la app',
  ]);
  await expect(cards(page)).toHaveCount(17);
  for (const [chip, title] of [
    ['Pesca', 'Marea alta'],
    ['Descarga de la app', 'Feria en tu pantalla'],
    ['Nuevos', 'Primera semana'],
  ] as const) {
    await chips.filter({ hasText: chip }).click();
    await expect(cards(page).getByRole('heading')).toHaveText([title]);
  }
});

test('S3.32 a category without promotions says so and leads to all', async ({ page }) => {
  await page.route('**/MCSFE_getPromotions*', async (route) => {
    const { value } = await (await route.fetch()).json();
    value.content = value.content.filter((one: { category: string }) => one.category !== 'fish');
    await route.fulfill({ json: { success: true, value } });
  });
  await page.goto('/m/activity');
  await page.getByRole('button', { name: 'Pesca' }).click();
  await expect(page.getByText('No hay promociones aquí por ahora.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('S4.46 the buttons show the eleven labels', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/activity');
  await expect(cards(page)).toHaveCount(17);
  const seen = new Set(await page.locator('.promo-button').allTextContents());
  expect([...seen].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Cerrada',
    'En proceso',
    'Entregada',
    'Inscrito',
    'Participar',
    'Próximamente',
    'Rechazada',
    'Reclamada',
    'Reclamar',
    'Solicitando',
    'Ya participas',
  ]);
});

test('S4.46 only join, claim, issued and rejected leave something to do', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/activity');
  const offers = {
    'Número amigo': 'Participar',
    'Moneda del día': 'Reclamar',
    'Detalle VIP': 'Reclamar',
    'Reembolso alto': 'Enviar solicitud',
    'Torneo de giros': undefined,
  };
  for (const [title, offer] of Object.entries(offers)) {
    await openPromotion(page, title);
    const button = sheet(page).locator('.sheet-actions button');
    if (offer) await expect(button).toHaveText(offer);
    else await expect(button).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }
});

test('S5.16 S9.31 the remark stops at 140 characters and counts them', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/activity');
  await openPromotion(page, 'Primera semana');
  const remark = sheet(page).getByLabel('Comentario');
  await expect(sheet(page)).toContainText('0 / 140');
  await remark.pressSequentially('a'.repeat(139));
  await expect(sheet(page)).toContainText('139 / 140');
  await remark.pressSequentially('bc');
  await expect(remark).toHaveValue(`${'a'.repeat(139)}b`);
  await expect(sheet(page)).toContainText('140 / 140');
});

test('S5.17 S9.31 pictures: png and jpg up to 5 MB, three at most', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/activity');
  await openPromotion(page, 'Primera semana');
  const input = sheet(page).locator('input[type=file]');
  const alert = sheet(page).getByRole('alert').filter({ hasText: /./ });
  const shown = sheet(page).locator('.files-one');
  for (const [name, mimeType] of [
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
  ] as const) {
    await input.setInputFiles(png('ok.png'));
    await expect(alert).toHaveCount(0);
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from('x') });
    await expect(alert).toHaveText('Solo se aceptan imágenes PNG o JPG.');
    await sheet(page).getByRole('button', { name: 'Quitar ok.png' }).click();
    await expect(shown).toHaveCount(0);
  }
  const most = 5 * 1024 * 1024;
  await pick(input, [['huge.png', 'image/png', most + 1]]);
  await expect(alert).toHaveText('Cada imagen puede pesar hasta 5 MB.');
  await expect(shown).toHaveCount(0);
  await pick(input, [
    ['large.png', 'image/png', most],
    ['b.jpg', 'image/jpeg', 8],
    ['c.jpg', 'image/jpeg', 8],
    ['d.png', 'image/png', 8],
  ]);
  await expect(shown).toHaveCount(3);
  await expect(alert).toHaveText('Puedes subir hasta 3 imágenes.');
  await expect(sheet(page).locator('.files-add')).toBeHidden();
});

test('S5.16 S5.17 an application is sent once, with what was written', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/activity');
  await openPromotion(page, 'Primera semana');
  await sheet(page).getByLabel('Comentario').fill('Vine por una amiga');
  await sheet(page)
    .locator('input[type=file]')
    .setInputFiles([png('a.png'), jpg('b.jpg')]);
  await door('faults', { path: 'applyPromotion', kind: 'delay', ms: 300, times: 1 });
  await sheet(page).getByRole('button', { name: 'Enviar solicitud' }).dblclick();
  await expect(page.getByText('Recibimos tu solicitud.')).toBeVisible();
  expect(await asked(door, APPLY)).toBe(1);
  const { applications } = await door('state', undefined, 'GET');
  const kept = Object.values<{ id: string }>(applications).find(
    (one) => one.id === 'm-lucia/P-newbie',
  );
  expect(kept).toMatchObject({
    remark: 'Vine por una amiga',
    images: ['image/png 64', 'image/jpeg 8'],
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Primera semana' })).toHaveText('Solicitando');
});

test.describe('when the backend fails', () => {
  test.use({ allowConsole: [/500/] });
  test('S5.16 what was written for an application stays', async ({ page, door }) => {
    await enter(page, door);
    await page.goto('/m/activity');
    await openPromotion(page, 'Primera semana');
    await sheet(page).getByLabel('Comentario').fill('Vine por una amiga');
    await door('faults', { path: 'applyPromotion', kind: 'status', status: 500, times: 1 });
    await sheet(page).getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Algo salió mal. Inténtalo de nuevo.')).toBeVisible();
    await page.keyboard.press('Escape');
    await openPromotion(page, 'Primera semana');
    await expect(sheet(page).getByLabel('Comentario')).toHaveValue('Vine por una amiga');
    await sheet(page).getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Recibimos tu solicitud.')).toBeVisible();
  });
});

test('S4.46 a claim pays and the button says so', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/activity');
  await openPromotion(page, 'Moneda del día');
  await sheet(page).getByRole('button', { name: 'Reclamar' }).click();
  await expect(page.getByText('Reclamaste tu premio.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Moneda del día' })).toHaveText('Reclamada');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,287.50');
});

test('S2.12 an editor’s markup is shown without what could run', async ({ page }) => {
  await page.route('**/MCSFE_getPromotionDetail*', async (route) => {
    const { value } = await (await route.fetch()).json();
    value.content =
      '<p onclick="window.ran=1">Bases <b>claras</b></p><img src=x onerror="window.ran=1">' +
      '<script>window.ran=1</script><a href="javascript:window.ran=1">aquí</a>';
    await route.fulfill({ json: { success: true, value } });
  });
  await page.goto('/m/activity');
  await openPromotion(page, 'Marea alta');
  const text = sheet(page).locator('.richtext');
  await expect(text.locator('b')).toHaveText('claras');
  await expect(text.locator('script, [onclick], [onerror], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
