import type { Page } from 'playwright/test';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { balance, footer } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

/** The first credited deposit in the list. */
const creditedDeposit = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Acreditado' }).first();
const memberCenter = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Mi cuenta' });

test('S4.45 the new template shows the member center to members only, and deposit details in a dialog', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await footer(page).waitFor();
  await expect(memberCenter(page)).toHaveCount(0);
  await startSession(page, admin);
  await page.reload();
  await memberCenter(page).getByRole('link', { name: 'Retirar' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);

  await moveTo(page, '/m/vouReport');
  const deposit = creditedDeposit(page);
  await expect(deposit.getByRole('button').first()).toBeVisible();
  await expect(deposit.getByRole('term')).toHaveCount(0);
  await deposit.getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: 'Detalle' });
  await expect(detail.getByRole('list', { name: 'Estado' }).getByRole('listitem')).toHaveCount(3);
  await expect(detail.getByText('Recibes')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Copiar orden / })).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toBeHidden();
  await expect(deposit.getByRole('button').first()).toBeFocused();
});

test('S4.45 the classic template has no member center on home, and lists all details of a deposit', async ({
  page,
  admin,
}) => {
  const classic = { memberCenter: 0, depositFunction: 0 };
  await setSetting(admin, 'whiteLabel', classic);
  await startSession(page, admin);
  await page.goto('/m/home');
  await footer(page).waitFor();
  await expect(balance(page)).toBeVisible();
  await expect(memberCenter(page)).toHaveCount(0);
  await moveTo(page, '/m/vouReport');
  await expect(creditedDeposit(page).getByRole('term').getByText('N.º de orden')).toBeVisible();
  await expect(creditedDeposit(page).getByRole('button')).toHaveCount(0);
});
