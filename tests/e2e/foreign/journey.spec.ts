import { balance, gameCards } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';
import { expect, test } from './foreignSite';

test('a member browses, logs in, pays in and reads the records, at a backend with another API', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  await moveToScreen(page, '/m/slot-games');
  await expect(gameCards(page).first()).toBeVisible();

  await moveTo(page, '/m/login');
  const form = page.getByRole('form', { name: 'Ingresar', exact: true });
  await form.locator('input[name=username]').fill('lucia');
  await form.locator('input[name=password]').fill('Feria2025');
  await form.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balance(page)).toContainText(/S\/\s?[\d.,]+/);

  await moveTo(page, '/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Monto' }).fill('75.5');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  await expect(page.getByRole('article').first()).toContainText('75.50');
  await moveTo(page, '/m/transaction/record');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The app makes its own calls; only the server in front of it knows the others.
  expect(calls.filter((path) => /^\/(sessions|players|games|payments|ledger)/.test(path))).toEqual(
    [],
  );
});
