import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

const enter = async (admin: (path: string, body: object) => Promise<unknown>, name: string) =>
  admin('scenarios', { name });

test('S7.42 a withdrawal says what is missing, and goes on when it is there', async ({
  page,
  admin,
}) => {
  await enter(admin, 'kycNone');
  await enter(admin, 'withdrawalsOpen');
  await startSession(page, admin);
  await page.goto('/m/withdrawReport?withdrawal=W-DOCUMENT');
  const current = page
    .getByRole('list', { name: 'Pasos del retiro' })
    .getByRole('listitem')
    .filter({ hasText: 'Revisión' });
  await expect(current).toHaveAttribute('aria-current', 'step');
  await expect(current).toContainText('Esperamos algo de ti');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Verificar mi identidad' }),
  ).toHaveAttribute('href', '/m/kyc');
  await enter(admin, 'kycVerified');
  await page.reload();
  await expect(current).toContainText('En curso');
  await expect(page.getByText(/^Llegada estimada/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar retiro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar retiro' }).click();
  await expect(page.getByRole('list', { name: 'Pasos del retiro' })).toContainText(
    'Cancelado: el monto volvió a tu saldo',
  );
  await expect(page.getByRole('button', { name: 'Cancelar retiro' })).toHaveCount(0);
});

test('S7.42 home has one line while money is on its way, which leads to it', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await enter(admin, 'depositsRejected');
  await enter(admin, 'withdrawalsPaid');
  await enter(admin, 'withdrawalsOpen');
  await page.goto('/m/home');
  const line = page.getByRole('link', { name: '5 movimientos en camino' });
  await line.click();
  await expect(page).toHaveURL(/\/m\/withdrawReport$/);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Banco del Puerto/ })
    .click();
  await expect(page).toHaveURL(/\/m\/withdrawReport\?withdrawal=W-/);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('S7.40 the statement of a month is chosen, and saved as a file with the same sums', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/transaction/record');
  await page.getByRole('link', { name: 'Estado de cuenta por mes' }).click();
  await expect(page.getByRole('heading', { name: 'Estado de cuenta', exact: true })).toBeVisible();
  const days = page.getByRole('table', { name: 'Por día' });
  await expect(days.getByRole('row')).not.toHaveCount(1);
  const lastBalance = await days.getByRole('row').nth(1).getByRole('cell').last().innerText();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Guardar como CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/);
  await page.getByRole('button', { name: /^Mes/ }).click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await expect(page).toHaveURL(/statement=\d{4}-\d{2}$/);
  await expect(page.getByText('Saldo final')).toBeVisible();
  expect(lastBalance).toMatch(/\d\.\d\d$/);
});
