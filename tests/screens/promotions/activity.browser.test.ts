import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const APPLY = '/wps/relay/MCSFE_applyPromotion';
const MAX_BYTES = 5 * 1024 * 1024;

const cards = () => page.getByRole('article');
const sheet = () => page.getByRole('dialog');
const sheetTitle = (name: string) => sheet().getByRole('heading', { name });
const sheetButton = (name: string | RegExp) => sheet().getByRole('button', { name });
const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent);

async function openPromotion(title: string) {
  await cards().filter({ hasText: title }).getByRole('button').click();
  await expect.element(sheetTitle(title)).toBeVisible();
  await expect.element(sheet().getByRole('article')).not.toBeEmptyDOMElement();
}

async function closePromotion() {
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
}

const fileInput = () => bySelector('input[type=file]', sheet());
const alert = () => sheet().getByRole('alert').filter({ hasText: /./ });
const pictures = () => sheet().getByRole('button', { name: /^Quitar / });

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG_START = [0xff, 0xd8, 0xff, 0xe0];

function png(name: string, bytes = 64) {
  const content = new Uint8Array(bytes);
  content.set(PNG_START);
  return new File([content], name, { type: 'image/png' });
}
function jpg(name: string) {
  const content = new Uint8Array(8);
  content.set(JPG_START);
  return new File([content], name, { type: 'image/jpeg' });
}

/** Selects files without sending them through the test runner, which is slow for large ones. */
function selectFiles(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = fileInput().element() as HTMLInputElement;
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('S1.04 S2.12 S3.32 a visitor sees all promotions, and those of a category', async () => {
  const { open } = prepareApp();
  await open('/m/activity');
  await expect.element(page.getByRole('heading', { name: 'Promociones' })).toBeVisible();
  await expect.poll(() => cards().length).toBe(17);
  const chips = page.getByRole('group', { name: 'Tipos de promoción' }).getByRole('button');
  await expect
    .poll(() => texts(chips))
    .toEqual([
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
    await expect.poll(() => texts(cards().getByRole('heading'))).toEqual([title]);
  }
  await chips.filter({ hasText: 'Todas' }).click();
  await expect.poll(() => cards().length).toBe(17);
});

test('S1.04 a promotion that a visitor claims is open again after the login', async () => {
  const { open, goTo } = prepareApp();
  await open('/m/activity');
  await openPromotion('Moneda del día');
  await expect.element(sheet()).toHaveTextContent('Una vez por persona y por hogar.');
  await expect.element(sheet()).toHaveTextContent('S/ 3.00');
  expect(address()).toBe('/m/activity');
  await sheetButton('Cobrar').click();
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  const returnAddress = new URLSearchParams(location.search).get('back') ?? '';
  const loginTitle = page.getByRole('heading', { name: 'Ingresa y sigue donde te quedaste' });
  await expect.element(loginTitle).toBeVisible();
  goTo(returnAddress);
  await expect.element(loginTitle).not.toBeInTheDocument();
  await expect.element(sheetTitle('Moneda del día')).toBeVisible();
});

test('S4.46 the button of a promotion has eleven labels, and its sheet a button only when it can be used', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/activity');
  await expect.poll(() => cards().length).toBe(17);
  const labels = new Set(texts(cards().getByRole('button')));
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
    await openPromotion(title);
    const button = sheetButton(/Participar|Cobrar|Enviar solicitud/);
    if (buttonText) await expect.element(button).toHaveTextContent(new RegExp(`^${buttonText}$`));
    else await expect.element(button).not.toBeInTheDocument();
    await closePromotion();
  }
});

test('S4.46 a claimed promotion says so, and increases the balance', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/activity');
  await openPromotion('Moneda del día');
  await sheetButton('Cobrar').click();
  await expect.element(page.getByText('Cobraste tu premio.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('button', { name: 'Moneda del día' }))
    .toHaveTextContent(/^Cobrada$/);
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Saldo total' }))
    .toHaveTextContent('1,287.50');
});

test('S5.16 a remark of a promotion has at most 140 characters, and a counter', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/activity');
  await openPromotion('Primera semana');
  const remark = sheet().getByLabelText('Comentario');
  await expect.element(sheet()).toHaveTextContent('0 / 140');
  await remark.fill('a'.repeat(139));
  await expect.element(sheet()).toHaveTextContent('139 / 140');
  await userEvent.keyboard('bc');
  await expect.element(remark).toHaveValue(`${'a'.repeat(139)}b`);
  await expect.element(sheet()).toHaveTextContent('140 / 140');
});

test('S5.17 S9.31 a promotion takes three pictures, PNG or JPG, of at most 5 MB', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/activity');
  await openPromotion('Primera semana');
  await userEvent.upload(fileInput(), png('ok.png'));
  await expect.poll(() => pictures().length).toBe(1);
  await expect.element(alert()).not.toBeInTheDocument();
  await userEvent.upload(fileInput(), new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  await expect.element(alert()).toHaveTextContent(/^Solo se aceptan imágenes PNG o JPG\.$/);
  await sheetButton('Quitar ok.png').click();
  await expect.element(pictures()).not.toBeInTheDocument();

  selectFiles(png('huge.png', MAX_BYTES + 1));
  await expect.element(alert()).toHaveTextContent(/^Cada imagen puede pesar hasta 5 MB\.$/);
  await expect.element(pictures()).not.toBeInTheDocument();
  selectFiles(png('large.png', MAX_BYTES), jpg('b.jpg'), jpg('c.jpg'), png('d.png'));
  await expect.poll(() => pictures().length).toBe(3);
  await expect.element(alert()).toHaveTextContent(/^Puedes subir hasta 3 imágenes\.$/);
  await expect.element(bySelector('label:has(input[type=file])', sheet())).not.toBeVisible();

  for (const name of ['large.png', 'b.jpg', 'c.jpg']) await sheetButton(`Quitar ${name}`).click();
  await expect.element(pictures()).not.toBeInTheDocument();
});

test('S9.31 an application with remark and pictures is sent once, when its button is tapped twice', async () => {
  const { admin, logIn, open, tapTwice } = prepareApp();
  await logIn();
  await open('/m/activity');
  await openPromotion('Primera semana');
  await sheet().getByLabelText('Comentario').fill('Vine por una amiga');
  await userEvent.upload(fileInput(), [png('a.png'), jpg('b.jpg')]);
  await expect.poll(() => pictures().length).toBe(2);
  await tapTwice(sheetButton('Enviar solicitud'), APPLY);
  await expect.element(page.getByText('Recibimos tu solicitud.')).toBeVisible();
  expect(await countRequests(admin, APPLY)).toBe(1);
  const { applications } = await admin('state', undefined, 'GET');
  const application = Object.values<{ id: string }>(applications).find(
    ({ id }) => id === 'm-lucia/P-newbie',
  );
  expect(application).toMatchObject({
    remark: 'Vine por una amiga',
    images: ['image/png 64', 'image/jpeg 8'],
  });
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('button', { name: 'Primera semana' }))
    .toHaveTextContent(/^Solicitada$/);
});
