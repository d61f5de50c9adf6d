import { expect, test } from '../fixtures';
import { enter } from './enter';

const setLabel = (door: (path: string, data?: unknown) => Promise<unknown>, value: object) =>
  door('state', { table: 'settings', id: 'whiteLabel', set: { value } });

test('S4.45 the new home has a member center for whoever has a session', async ({ page, door }) => {
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  const center = page.locator('main').getByRole('region', { name: 'Centro de miembros' });
  await expect(center).toHaveCount(0);
  await enter(page, door);
  await page.goto('/m/home');
  await center.getByRole('link', { name: 'Retirar' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
});

test('S4.45 the classic home has none', async ({ page, door }) => {
  await setLabel(door, { memberCenter: 0 });
  await enter(page, door);
  await page.goto('/m/home');
  await page.locator('.footer').waitFor();
  await expect(page.locator('.balance-amount')).toBeVisible();
  await expect(
    page.locator('main').getByRole('region', { name: 'Centro de miembros' }),
  ).toHaveCount(0);
});

test('S4.45 a deposit opens its detail in the new template', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/vouReport');
  const paid = page.locator('.record', { hasText: 'Acreditado' }).first();
  await expect(paid.locator('dl')).toHaveCount(0);
  await paid.getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: 'Detalle' });
  await expect(detail.getByRole('list', { name: 'Estado' }).getByRole('listitem')).toHaveCount(3);
  await expect(detail.getByText('Recibes')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Copiar orden / })).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toBeHidden();
  await expect(paid.getByRole('button').first()).toBeFocused();
});

test('S4.45 in the classic one it tells all at once', async ({ page, door }) => {
  await setLabel(door, { depositFunction: 0 });
  await enter(page, door);
  await page.goto('/m/vouReport');
  const paid = page.locator('.record', { hasText: 'Acreditado' }).first();
  await expect(paid.locator('dl')).toContainText('N.º de orden');
  await expect(paid.getByRole('button')).toHaveCount(0);
});
