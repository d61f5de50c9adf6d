import type { Page } from 'playwright/test';
import { countRequests, requestsTo } from '../../helpers/requestLog';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { holdBack, tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const PATH = '/m/kyc';
const SUBMIT = '/wps/member/kyc';
const UPLOAD = '/wps/member/kyc/document';
const SIDES = ['Frente del documento', 'Reverso del documento', 'Selfie con tu documento'] as const;

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

const photo = (page: Page, side: string) => page.locator('label', { hasText: side }).locator('..');
const selectPicture = (page: Page, side: string, file = picture()) =>
  photo(page, side).locator('input').setInputFiles(file);
const kycStatus = (page: Page) => page.locator('[aria-labelledby=kyc-status]');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar para revisión' });

/** The requests that send the form. The state of the verification has the same path. */
const submissions = async (admin: BackendFixtures['admin']) =>
  (await requestsTo(admin, SUBMIT)).filter(({ method }) => method === 'POST');

async function chooseOption(page: Page, field: RegExp, name: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function fillDetails(page: Page) {
  await page.getByRole('textbox', { name: 'Dirección permanente' }).fill('Av. Brasil 100, Lima');
  await chooseOption(page, /^Nacionalidad/, 'Perú');
  await page.getByRole('textbox', { name: 'Ocupación' }).fill('Cocinera');
  await chooseOption(page, /^Origen de tus ingresos/, 'Salario');
}

const STATES = {
  kycNone: 'Sin verificar',
  kycUploading: 'Subiendo',
  kycUploaded: 'Subida correcta',
  kycPending: 'En revisión',
  kycRejected: 'Rechazado',
  kycVerified: 'Verificado',
} as const;

test('S4.47 S4.52 each state of the verification is shown, and the form only before it is sent', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/language');
  for (const [scenario, label] of Object.entries(STATES)) {
    await admin('scenarios', { name: scenario });
    await moveTo(page, '/m/language');
    await expect(kycStatus(page)).toHaveCount(0);
    await moveTo(page, PATH);
    await expect(kycStatus(page).getByText(label, { exact: true }), scenario).toBeVisible();
    const isSubmitted = label === 'En revisión' || label === 'Verificado';
    await expect(sendButton(page)).toHaveCount(isSubmitted ? 0 : 1);
    if (label === 'Rechazado') await expect(kycStatus(page)).toContainText('no se puede leer');
    if (isSubmitted)
      await expect(page.getByText('Jr. de la Unión 312, Lima').first()).toBeVisible();
  }
});

test('S3.31 S4.47 S5.18 the form uploads pictures when they are selected, and is sent once for two taps', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'kycNone' });
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(kycStatus(page)).toContainText('Sin verificar');
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

  const release = await holdBack(page, `**${UPLOAD}`);
  await selectPicture(page, SIDES[0]);
  await expect(photo(page, SIDES[0])).toContainText('Subiendo');
  release();
  await expect(photo(page, SIDES[0])).toContainText('Subida correcta');
  await expect(kycStatus(page)).toContainText('1 de 3 fotos subidas.');
  for (const side of SIDES.slice(1)) await selectPicture(page, side);
  await expect(kycStatus(page).getByText('Subida correcta', { exact: true })).toBeVisible();
  await fillDetails(page);
  await page.getByText('Mi dirección actual es la misma').click();
  await expect(page.getByRole('textbox', { name: 'Dirección actual' })).toHaveCount(0);
  await tapTwice(page, sendButton(page), `**${SUBMIT}`);
  await expect(kycStatus(page).getByText('En revisión', { exact: true })).toBeVisible();
  const summary = page.getByRole('main').locator('dl');
  for (const text of ['Av. Brasil 100, Lima', 'Perú', 'Cocinera', 'Salario'])
    await expect(summary).toContainText(text);
  expect(await submissions(admin)).toHaveLength(1);
});

test('S5.18 errors are shown and nothing is sent, when fields are empty or pictures are missing', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'kycUploaded' });
  await startSession(page, admin);
  await page.goto(PATH);
  await sendButton(page).click();
  await expect(page.getByText('Completa este campo.')).toHaveCount(4);
  const address = page.getByRole('textbox', { name: 'Dirección permanente' });
  await expect(address).toBeFocused();
  await fillDetails(page);
  await expect(page.getByText('Completa este campo.')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Ocupación' }).fill('');
  await sendButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Ocupación' })).toBeFocused();
  await expect(address).toHaveValue('Av. Brasil 100, Lima');

  await admin('scenarios', { name: 'kycUploading' });
  await page.goto(PATH);
  await fillDetails(page);
  await sendButton(page).click();
  await expect(photo(page, SIDES[0])).not.toContainText('Falta');
  for (const side of SIDES.slice(1)) {
    await expect(photo(page, side)).toContainText('Falta esta foto.');
    // There is nothing to replace yet.
    await expect(photo(page, side)).toContainText('Subir foto');
  }
  await expect(photo(page, SIDES[1]).locator('input')).toBeFocused();
  expect(await submissions(admin)).toEqual([]);
});

test('S3.31 a file that is not a picture is rejected, and a picture can be sent again after a failure', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'kycNone' });
  await startSession(page, admin);
  await page.goto(PATH);
  const side = SIDES[0];
  await selectPicture(page, side, picture('nota.txt', 'text/plain', Buffer.from('hola')));
  await expect(photo(page, side)).toContainText('Solo se aceptan imágenes PNG o JPG.');
  expect(await countRequests(admin, UPLOAD)).toBe(0);
  // The file type says PNG, but the content is not a picture: only the server notices.
  await selectPicture(page, side, picture('nota.png', 'image/png', Buffer.from('hola')));
  await expect(photo(page, side)).toContainText('No se pudo subir.');
  await page.route(
    `**${UPLOAD}`,
    (route) => route.fulfill({ json: { success: false, code: 'x', message: 'Ahora no.' } }),
    { times: 1 },
  );
  await selectPicture(page, side);
  await expect(photo(page, side)).toContainText('Ahora no.');
  await photo(page, side).getByRole('button', { name: 'Reintentar' }).click();
  await expect(photo(page, side)).toContainText('Subida correcta');
});
