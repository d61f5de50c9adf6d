import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Admin } from '../../helpers/admin';
import { bySelector, main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { countRequests, requestsTo } from '../../helpers/requestLog';

const PATH = '/m/kyc';
const SUBMIT = '/wps/member/kyc';
const UPLOAD = '/wps/member/kyc/document';
const SIDES = ['Frente del documento', 'Reverso del documento', 'Selfie con tu documento'] as const;
const [FRONT, BACK, SELFIE] = SIDES;

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const picture = new File([PNG], 'foto.png', { type: 'image/png' });

const photo = (side: string) => bySelector('div:has(> label)').filter({ hasText: side });
const fileInput = (side: string) => bySelector('input[type=file]', photo(side));
const selectPicture = (side: string, file = picture) => userEvent.upload(fileInput(side), file);
const kycStatus = () => bySelector('[aria-labelledby=kyc-status]');
const textbox = (name: string) => page.getByRole('textbox', { name });
const sendButton = () => page.getByRole('button', { name: 'Enviar para revisión' });
const emptyErrors = () => page.getByText('Completa este campo.');

async function openKyc(scenario: string) {
  const app = prepareApp();
  await app.admin('scenarios', { name: scenario });
  await app.logIn();
  await app.open(PATH);
  await expect.element(kycStatus()).toBeVisible();
  return app;
}

/** The requests that send the form. The state of the verification has the same path. */
const submissions = async (admin: Admin) =>
  (await requestsTo(admin, SUBMIT)).filter(({ method }) => method === 'POST');

async function chooseOption(label: RegExp, name: string) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function fillDetails() {
  await textbox('Dirección permanente').fill('Av. Brasil 100, Lima');
  await chooseOption(/^Nacionalidad/, 'Perú');
  await textbox('Ocupación').fill('Cocinera');
  await chooseOption(/^Origen de tus ingresos/, 'Salario');
}

test.each([
  ['Sin verificar', 'kycNone'],
  ['Subiendo', 'kycUploading'],
  ['Subida correcta', 'kycUploaded'],
])('S4.47 the state "%s" is shown with the form', async (label, scenario) => {
  await openKyc(scenario);
  await expect.element(kycStatus().getByText(label, { exact: true })).toBeVisible();
  await expect.element(sendButton()).toBeVisible();
});

test('S4.52 a rejected verification is shown with its reason and the form', async () => {
  await openKyc('kycRejected');
  await expect.element(kycStatus().getByText('Rechazado', { exact: true })).toBeVisible();
  await expect.element(kycStatus()).toHaveTextContent('no se puede leer');
  await expect.element(sendButton()).toBeVisible();
});

test.each([
  ['En revisión', 'kycPending'],
  ['Verificado', 'kycVerified'],
])(
  'S4.47 the state "%s" is shown with what was sent, and without the form',
  async (label, scenario) => {
    await openKyc(scenario);
    await expect.element(kycStatus().getByText(label, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Jr. de la Unión 312, Lima').first()).toBeVisible();
    await expect.element(sendButton()).not.toBeInTheDocument();
  },
);

test('S4.47 the state changes without a load of the page, when the screen is opened again', async () => {
  const { admin, goTo } = await openKyc('kycNone');
  await expect.element(kycStatus().getByText('Sin verificar', { exact: true })).toBeVisible();
  goTo('/m/language');
  await expect.element(kycStatus()).not.toBeInTheDocument();
  await admin('scenarios', { name: 'kycVerified' });
  goTo(PATH);
  await expect.element(kycStatus().getByText('Verificado', { exact: true })).toBeVisible();
});

test('S3.31 the form asks for three pictures and the details of the member', async () => {
  await openKyc('kycNone');
  for (const side of SIDES) await expect.element(fileInput(side)).toBeInTheDocument();
  for (const name of [
    'Dirección permanente',
    'Dirección actual',
    'Lugar de nacimiento',
    'Ocupación',
  ])
    await expect.element(textbox(name)).toBeVisible();
  for (const name of [/^Nacionalidad/, /^Origen de tus ingresos/])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
});

test('S3.31 S4.47 pictures are uploaded when they are selected, and the status counts them', async () => {
  const { holdBack } = await openKyc('kycNone');
  const release = holdBack(UPLOAD);
  await selectPicture(FRONT);
  await expect.element(photo(FRONT)).toHaveTextContent('Subiendo');
  release();
  await expect.element(photo(FRONT)).toHaveTextContent('Subida correcta');
  await expect.element(kycStatus()).toHaveTextContent('1 de 3 fotos subidas.');
  for (const side of [BACK, SELFIE]) await selectPicture(side);
  await expect.element(kycStatus().getByText('Subida correcta', { exact: true })).toBeVisible();
});

test('S3.31 S5.18 the complete form is sent once for two taps, and its details are shown', async () => {
  const { admin, tapTwice } = await openKyc('kycNone');
  for (const side of SIDES) await selectPicture(side);
  await expect.element(kycStatus().getByText('Subida correcta', { exact: true })).toBeVisible();
  await fillDetails();
  await page.getByText('Mi dirección actual es la misma').click();
  await expect.element(textbox('Dirección actual')).not.toBeInTheDocument();
  await tapTwice(sendButton(), SUBMIT);
  await expect.element(kycStatus().getByText('En revisión', { exact: true })).toBeVisible();
  const summary = bySelector('dl', main());
  for (const text of ['Av. Brasil 100, Lima', 'Perú', 'Cocinera', 'Salario'])
    await expect.element(summary).toHaveTextContent(text);
  expect(await submissions(admin)).toHaveLength(1);
});

test('S5.18 errors are shown and nothing is sent, when fields are empty', async () => {
  const { admin } = await openKyc('kycUploaded');
  await sendButton().click();
  await expect.poll(() => emptyErrors().length).toBe(4);
  await expect.element(textbox('Dirección permanente')).toHaveFocus();
  await fillDetails();
  await expect.element(emptyErrors()).not.toBeInTheDocument();
  await textbox('Ocupación').fill('');
  await sendButton().click();
  await expect.element(textbox('Ocupación')).toHaveFocus();
  await expect.element(textbox('Dirección permanente')).toHaveValue('Av. Brasil 100, Lima');
  expect(await submissions(admin)).toEqual([]);
});

test('S5.18 errors are shown and nothing is sent, when pictures are missing', async () => {
  const { admin } = await openKyc('kycUploading');
  await fillDetails();
  await sendButton().click();
  await expect.element(photo(FRONT)).not.toHaveTextContent('Falta');
  for (const side of [BACK, SELFIE]) {
    await expect.element(photo(side)).toHaveTextContent('Falta esta foto.');
    // There is nothing to replace yet.
    await expect.element(photo(side)).toHaveTextContent('Subir foto');
  }
  await expect.element(fileInput(BACK)).toHaveFocus();
  expect(await submissions(admin)).toEqual([]);
});

test('S3.31 a file that is not a picture is rejected', async () => {
  const { admin } = await openKyc('kycNone');
  await selectPicture(FRONT, new File(['hola'], 'nota.txt', { type: 'text/plain' }));
  await expect.element(photo(FRONT)).toHaveTextContent('Solo se aceptan imágenes PNG o JPG.');
  expect(await countRequests(admin, UPLOAD)).toBe(0);
  // The file type says PNG, but the content is not a picture: only the server notices.
  await selectPicture(FRONT, new File(['hola'], 'nota.png', { type: 'image/png' }));
  await expect.element(photo(FRONT)).toHaveTextContent('No se pudo subir.');
});

test('S3.31 a picture can be sent again after a failure', async () => {
  const { answer } = await openKyc('kycNone');
  const stopFailing = answer(UPLOAD, () =>
    Response.json({ success: false, code: 'x', message: 'Ahora no.' }),
  );
  await selectPicture(FRONT);
  await expect.element(photo(FRONT)).toHaveTextContent('Ahora no.');
  stopFailing();
  await photo(FRONT).getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(photo(FRONT)).toHaveTextContent('Subida correcta');
});
