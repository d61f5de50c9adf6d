import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { chooseFilter } from '../records/recordPage';

const WITHDRAW = '/wps/transaction/withdraw';
const REPORT = '/wps/relay/MCS2_withdrawReport';
const PATH = '/m/withdraw';

const articles = () => page.getByRole('article');
const amount = () => page.getByRole('textbox', { name: 'Monto' });
const submitButton = () => page.getByRole('button', { name: 'Retirar', exact: true });
const confirmButton = () => page.getByRole('button', { name: 'Confirmar retiro' });

async function withdraw(sum: string) {
  await amount().fill(sum);
  await submitButton().click();
  await page.getByRole('dialog').getByRole('textbox').fill('246810');
}

/** What can be withdrawn, as the page says it. */
async function available() {
  const terms = page.getByRole('region', { name: 'Disponible para retirar' });
  await expect.element(terms).toHaveTextContent(/\d\.\d\d/);
  const [first = ''] = /[\d,]+\.\d\d/.exec((terms.element() as HTMLElement).innerText) ?? [];
  return Number(first.replaceAll(',', ''));
}

test('S2.15 S7.41 keeps an amount above the balance with an error, and sends no request', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  await amount().fill('999999');
  await submitButton().click();
  await expect.element(page.getByText('No tienes saldo suficiente.')).toBeVisible();
  await expect.element(amount()).toHaveValue('999999');
  expect(await countRequests(admin, WITHDRAW)).toBe(0);
});

test('S1.06 S2.15 S7.41 keeps a wrong password, and takes the money once after two taps', async () => {
  const { admin, tapTwice, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  const before = await available();
  await amount().fill('100');
  await submitButton().click();
  const password = page.getByRole('dialog').getByRole('textbox', { name: 'Contraseña de retiro' });
  await password.fill('111111');
  await confirmButton().click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password).toHaveValue('111111');
  await password.fill('246810');
  await tapTwice(confirmButton(), WITHDRAW);
  await expect.poll(address).toBe('/m/withdrawReport');
  await expect.element(articles().first()).toHaveTextContent('100.00');
  await expect.element(articles().first()).toHaveTextContent('En revisión');
  expect(await countRequests(admin, WITHDRAW)).toBe(2);
  await open(PATH);
  await expect.poll(available).toBeCloseTo(before - 100, 2);
});

test('S7.42 cancels a withdrawal and shows it under the filter, when it is still under review', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  await withdraw('60');
  await confirmButton().click();
  await page.getByRole('button', { name: 'Cancelar retiro' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar retiro' }).click();
  await expect.element(articles().first()).toHaveTextContent('Cancelado');
  await chooseFilter('Cancelado');
  await expect.element(articles().filter({ hasNotText: 'Cancelado' })).not.toBeInTheDocument();
  await expect.element(articles().first()).toHaveTextContent('60.00');
});

test('S7.42 adds a bank account, makes it the main account and removes it', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/bankCards');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => cards.length).toBe(2);
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  const sheet = page.getByRole('dialog', { name: 'Agregar cuenta' });
  const save = sheet.getByRole('button', { name: 'Guardar cuenta' });
  await save.click();
  await expect.element(sheet.getByText('Escribe entre 6 y 34 números.')).toBeVisible();
  await sheet.getByRole('button', { name: /^Banco/ }).click();
  await page.getByRole('button', { name: 'Caja Costa' }).click();
  await sheet.getByRole('textbox', { name: 'Número de cuenta' }).fill('445566778899');
  await sheet.getByRole('textbox', { name: 'Titular' }).fill('Lucía Quispe');
  await save.click();
  await expect.poll(() => cards.length).toBe(3);
  await page.getByRole('button', { name: /^Usar como principal: Caja Costa/ }).click();
  await expect.element(cards.filter({ hasText: 'Caja Costa' })).toHaveTextContent('Principal');
  await page.getByRole('button', { name: /^Quitar Caja Costa/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect.poll(() => cards.length).toBe(2);
});

test('S7.41 takes the money once, when the reply is lost and the app opened again before it knows', async () => {
  const { answer, logIn, open, reload } = prepareApp();
  await logIn();
  let sent = 0;
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };
  answer(WITHDRAW, async (_, send) => {
    sent += 1;
    await send();
    return fail();
  });
  // Nothing can be found out before the page is loaded again.
  const heal = answer(REPORT, fail);
  await open(PATH);
  await withdraw('70');
  await confirmButton().click();
  await expect.element(page.getByText(/^Aún no pudimos comprobar si llegó/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(submitButton()).toBeDisabled();
  heal();
  await reload();
  await expect.element(page.getByText(/^Tu retiro de S\/\s70\.00 llegó\.$/)).toBeVisible();
  expect(sent).toBe(1);
  await page.getByRole('link', { name: 'Ver el registro' }).click();
  await expect.poll(address).toBe('/m/withdrawReport');
  await expect.poll(() => articles().filter({ hasText: '70.00' }).length).toBe(1);
  expect(localStorage.getItem('feria.pendingKeys')).toBeNull();
});
