import { expect, test } from '../fixtures';
import { startSession } from '../session';

const setWhiteLabel = (admin: (path: string, data?: unknown) => Promise<unknown>, value: object) =>
  admin('state', { table: 'settings', id: 'whiteLabel', set: { value } });

test('S4.45 home shows the member center for members only, with the new template', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  const center = page.locator('main').getByRole('region', { name: 'Centro de miembros' });
  await expect(center).toHaveCount(0);
  await startSession(page, admin);
  await page.goto('/m/home');
  await center.getByRole('link', { name: 'Retirar' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
});

test('S4.45 home shows no member center, with the classic template', async ({ page, admin }) => {
  await setWhiteLabel(admin, { memberCenter: 0 });
  await startSession(page, admin);
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  await expect(page.locator('.balance-amount')).toBeVisible();
  await expect(
    page.locator('main').getByRole('region', { name: 'Centro de miembros' }),
  ).toHaveCount(0);
});

test('S4.45 the details of a deposit open in a dialog, with the new template', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/vouReport');
  const creditedDeposit = page.locator('.record', { hasText: 'Acreditado' }).first();
  await expect(creditedDeposit.locator('dl')).toHaveCount(0);
  await creditedDeposit.getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: 'Detalle' });
  await expect(detail.getByRole('list', { name: 'Estado' }).getByRole('listitem')).toHaveCount(3);
  await expect(detail.getByText('Recibes')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Copiar orden / })).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toBeHidden();
  await expect(creditedDeposit.getByRole('button').first()).toBeFocused();
});

test('S4.45 the list shows all details of a deposit, with the classic template', async ({
  page,
  admin,
}) => {
  await setWhiteLabel(admin, { depositFunction: 0 });
  await startSession(page, admin);
  await page.goto('/m/vouReport');
  const creditedDeposit = page.locator('.record', { hasText: 'Acreditado' }).first();
  await expect(creditedDeposit.locator('dl')).toContainText('N.º de orden');
  await expect(creditedDeposit.getByRole('button')).toHaveCount(0);
});
