import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

const steps = () => page.getByRole('list', { name: 'Pasos del retiro' });
const cancelButton = () => page.getByRole('button', { name: 'Cancelar retiro' });

test('S7.42 a withdrawal says what is missing, and goes on when it is there', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await admin('scenarios', { name: 'kycNone' });
  await admin('scenarios', { name: 'withdrawalsOpen' });
  await logIn();
  await open('/m/withdrawReport?withdrawal=W-DOCUMENT');
  const current = steps().getByRole('listitem').filter({ hasText: 'Revisión' });
  await expect.element(current).toHaveAttribute('aria-current', 'step');
  await expect.element(current).toHaveTextContent('Esperamos algo de ti');
  await expect
    .element(main().getByRole('link', { name: 'Verificar mi identidad' }))
    .toHaveAttribute('href', '/m/kyc');
  await admin('scenarios', { name: 'kycVerified' });
  await reload();
  await expect.element(current).toHaveTextContent('En curso');
  await expect.element(page.getByText(/^Llegada estimada/)).toBeVisible();
  await cancelButton().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar retiro' }).click();
  await expect.element(steps()).toHaveTextContent('Cancelado: el monto volvió a tu saldo');
  await expect.element(cancelButton()).not.toBeInTheDocument();
});

test('S7.42 home has one line while money is on its way, which leads to it', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await admin('scenarios', { name: 'depositsRejected' });
  await admin('scenarios', { name: 'withdrawalsPaid' });
  await admin('scenarios', { name: 'withdrawalsOpen' });
  await open('/m/home');
  await page.getByRole('link', { name: '5 movimientos en camino' }).click();
  await expect.poll(address).toBe('/m/withdrawReport');
  const newest = page.getByRole('article').first();
  await newest.getByRole('button', { name: /Banco del Puerto/ }).click();
  await expect.poll(address).toMatch(/^\/m\/withdrawReport\?withdrawal=W-/);
  history.back();
  await expect.poll(address).toBe('/m/withdrawReport');
  await expect.element(newest).toBeVisible();
});

test('S7.40 the statement of a month is chosen, and saved as a file with the same sums', async () => {
  const { logIn, open } = prepareApp();
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return createObjectURL(file);
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await logIn();
  await open('/m/transaction/record');
  await page.getByRole('link', { name: 'Estado de cuenta por mes' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Estado de cuenta', exact: true }))
    .toBeVisible();
  const rows = page.getByRole('table', { name: 'Por día' }).getByRole('row');
  await expect.poll(() => rows.length).toBeGreaterThan(1);
  const lastBalance = rows.nth(1).getByRole('cell').last().element().textContent;
  expect(lastBalance).toMatch(/\d\.\d\d$/);
  await page.getByRole('button', { name: 'Guardar como CSV' }).click();
  await expect.poll(() => names).toEqual([expect.stringMatching(/^statement-\d{4}-\d{2}\.csv$/)]);
  const [amount = ''] = /[\d,]+\.\d\d$/.exec(lastBalance) ?? [];
  // The last line is that of the sums.
  expect(await files[0]?.text()).toMatch(new RegExp(`,${amount.replace(',', '')}\\s*$`));
  await page.getByRole('button', { name: /^Mes/ }).click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await expect.poll(address).toMatch(/statement=\d{4}-\d{2}$/);
  await expect.element(page.getByText('Saldo final')).toBeVisible();
});
