import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const PATH = '/m/kyc';
const SUBMIT = '/wps/member/kyc';
const UPLOAD = '/wps/member/kyc/document';
const SIDES = ['Frente del documento', 'Reverso del documento', 'Selfi con tu documento'];

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name = 'foto.png', mimeType = 'image/png', buffer = PNG) => ({
  name,
  mimeType,
  buffer,
});

const photo = (page: Page, side: string) =>
  page.locator('.kyc-photo').filter({ has: page.getByText(side, { exact: true }) });
const pick = (page: Page, side: string, file = picture()) =>
  photo(page, side).locator('input').setInputFiles(file);
const standing = (page: Page) => page.locator('.kyc-standing');
const send = (page: Page) => page.getByRole('button', { name: 'Enviar para revisión' });

async function choose(page: Page, field: RegExp, name: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function fill(page: Page) {
  await page.getByRole('textbox', { name: 'Dirección permanente' }).fill('Av. Brasil 100, Lima');
  await choose(page, /^Nacionalidad/, 'Perú');
  await page.getByRole('textbox', { name: 'Ocupación' }).fill('Cocinera');
  await choose(page, /^Origen de tus ingresos/, 'Salario');
}

test('S3.31 the form asks for three pictures and six details', async ({ page, door }) => {
  await door('scenarios', { name: 'kycNone' });
  await enter(page, door);
  await page.goto(PATH);
  for (const side of SIDES)
    await expect(photo(page, side).locator('input[type=file]')).toBeAttached();
  for (const name of [
    'Dirección permanente',
    'Dirección actual',
    'Lugar de nacimiento',
    'Ocupación',
  ])
    await expect(page.getByRole('textbox', { name })).toBeVisible();
  for (const name of [/^Nacionalidad/, /^Origen de tus ingresos/])
    await expect(page.getByRole('button', { name })).toBeVisible();
});

const STATES = {
  kycNone: 'Sin verificar',
  kycUploading: 'Subiendo',
  kycUploaded: 'Subida correcta',
  kycReviewing: 'En revisión',
  kycVerified: 'Verificado',
};

for (const [scenario, label] of Object.entries(STATES)) {
  test(`S4.47 ${scenario} is labelled ${label}`, async ({ page, door }) => {
    await door('scenarios', { name: scenario });
    await enter(page, door);
    await page.goto(PATH);
    await expect(standing(page).locator('.tag')).toHaveText(label);
    const isOver = label === 'En revisión' || label === 'Verificado';
    await expect(send(page)).toHaveCount(isOver ? 0 : 1);
    if (isOver) await expect(page.getByText('Jr. de la Unión 312, Lima').first()).toBeVisible();
  });
}

test('S4.47 S5.18 pictures go up as they are picked, and the whole goes to review once', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'kycNone' });
  await enter(page, door);
  await page.goto(PATH);
  await expect(standing(page)).toContainText('Sin verificar');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${UPLOAD}`, async (route) => {
    await held;
    await route.continue();
  });
  await pick(page, SIDES[0] ?? '');
  await expect(photo(page, SIDES[0] ?? '')).toContainText('Subiendo');
  release();
  await expect(photo(page, SIDES[0] ?? '')).toContainText('Subida correcta');
  await expect(standing(page)).toContainText('1 de 3 fotos subidas.');
  for (const side of SIDES.slice(1)) await pick(page, side);
  await expect(standing(page).locator('.tag')).toHaveText('Subida correcta');
  await fill(page);
  await page.getByText('Mi dirección actual es la misma').click();
  await expect(page.getByRole('textbox', { name: 'Dirección actual' })).toHaveCount(0);
  await send(page).dblclick();
  await expect(standing(page).locator('.tag')).toHaveText('En revisión');
  const told = page.locator('.sumcard');
  for (const text of ['Av. Brasil 100, Lima', 'Perú', 'Cocinera', 'Salario'])
    await expect(told).toContainText(text);
  const log = (await door('log', undefined, 'GET')) as { path: string; method: string }[];
  expect(log.filter((one) => one.path === SUBMIT && one.method === 'POST')).toHaveLength(1);
});

test('S5.18 what is needed and missing is said, and nothing is sent', async ({ page, door }) => {
  await door('scenarios', { name: 'kycUploaded' });
  await enter(page, door);
  await page.goto(PATH);
  await send(page).click();
  await expect(page.getByText('Completa este campo.')).toHaveCount(4);
  const address = page.getByRole('textbox', { name: 'Dirección permanente' });
  await expect(address).toBeFocused();
  await fill(page);
  await expect(page.getByText('Completa este campo.')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Ocupación' }).fill('');
  await send(page).click();
  await expect(page.getByRole('textbox', { name: 'Ocupación' })).toBeFocused();
  await expect(address).toHaveValue('Av. Brasil 100, Lima');
  const log = (await door('log', undefined, 'GET')) as { path: string; method: string }[];
  expect(log.filter((one) => one.path === SUBMIT && one.method === 'POST')).toEqual([]);
});

test('S5.18 a missing picture is named and takes the focus', async ({ page, door }) => {
  await door('scenarios', { name: 'kycUploading' });
  await enter(page, door);
  await page.goto(PATH);
  await fill(page);
  await send(page).click();
  await expect(photo(page, SIDES[0] ?? '')).not.toContainText('Falta');
  for (const side of SIDES.slice(1))
    await expect(photo(page, side)).toContainText('Falta esta foto.');
  await expect(photo(page, SIDES[1] ?? '').locator('input')).toBeFocused();
});

test('S3.31 what is no picture is turned down, and one that got lost can be sent again', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'kycNone' });
  await enter(page, door);
  await page.goto(PATH);
  const side = SIDES[0] ?? '';
  await pick(page, side, picture('nota.txt', 'text/plain', Buffer.from('hola')));
  await expect(photo(page, side)).toContainText('Solo se aceptan imágenes PNG o JPG.');
  expect(await asked(door, UPLOAD)).toBe(0);
  // Says it is a picture and is none: only the server can tell.
  await pick(page, side, picture('nota.png', 'image/png', Buffer.from('hola')));
  await expect(photo(page, side)).toContainText('No se pudo subir.');
  await page.route(
    `**${UPLOAD}`,
    (route) => route.fulfill({ json: { success: false, code: 'x', message: 'Ahora no.' } }),
    { times: 1 },
  );
  await pick(page, side);
  await expect(photo(page, side)).toContainText('Ahora no.');
  await photo(page, side).getByRole('button', { name: 'Reintentar' }).click();
  await expect(photo(page, side)).toContainText('Subida correcta');
});

test('S3.31 what was filled in is still there after a look elsewhere', async ({ page, door }) => {
  await door('scenarios', { name: 'kycUploaded' });
  await enter(page, door);
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Verificación de identidad' }).click();
  await fill(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Verificación de identidad' }).click();
  await expect(page.getByRole('textbox', { name: 'Ocupación' })).toHaveValue('Cocinera');
  await expect(page.getByRole('button', { name: /^Nacionalidad/ })).toContainText('Perú');
});

test('A64 a trial account has no identity to check', async ({ page, door }) => {
  await enter(page, door, 'trial');
  await page.goto(PATH);
  await expect(page.getByText('Ingresa con una cuenta real')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});
