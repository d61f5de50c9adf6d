import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

const available = () => main().getByRole('region', { name: 'Disponible para retirar' });
const total = () => main().getByRole('region', { name: 'Saldo total' });
/** What is in the main wallet, and what in the wallets of games. */
const amounts = () =>
  total()
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('S7.40 S4.50 wallets explain the balance, and move money between them and back to the main one', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/withdraw');
  await expect.element(available()).toHaveTextContent('1,134.50');
  await expect.element(main()).toHaveTextContent('Hay S/ 150.00 más en billeteras de juegos.');
  await page.getByRole('link', { name: 'Ver billeteras' }).click();
  await expect.poll(address).toBe('/m/wallets');
  await expect.element(total()).toHaveTextContent('1,284.50');
  await expect.poll(amounts).toEqual(['S/ 1,134.50', 'S/ 150.00']);

  const list = main().getByRole('region', { name: 'Billeteras' });
  await list.getByRole('button', { name: 'Papagayo' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transferir' });
  await expect
    .element(sheet.getByRole('button', { name: 'Hacia' }))
    .toHaveTextContent(/^Billetera principal$/);
  const amount = sheet.getByRole('textbox', { name: 'Monto' });
  await amount.fill('500');
  const send = sheet.getByRole('button', { name: 'Transferir', exact: true });
  await send.click();
  await expect.element(sheet).toHaveTextContent('En esa billetera hay S/ 100.00.');
  await amount.fill('40.25');
  await send.click();
  await expect.element(toast()).toHaveTextContent('Transferiste S/ 40.25.');
  await expect.poll(amounts).toEqual(['S/ 1,174.75', 'S/ 109.75']);

  const collect = total().getByRole('button', { name: 'Reunir todo en la principal' });
  await collect.click();
  await expect.poll(amounts).toEqual(['S/ 1,284.50', 'S/ 0.00']);
  await expect.element(collect).toBeDisabled();

  await page.getByRole('button', { name: 'Volver' }).click();
  await expect.element(available()).toHaveTextContent('1,284.50');
  await expect.element(main()).not.toHaveTextContent('en billeteras de juegos');
});
