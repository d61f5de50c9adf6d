import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { balance, footer, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';

/** The first credited deposit in the list. */
const deposit = () => page.getByRole('article').filter({ hasText: 'Acreditado' }).first();
const memberCenter = () => main().getByRole('region', { name: 'Mi cuenta' });

test('S4.45 the new template shows the member center on home to members only', async () => {
  const { logIn, open, reload } = prepareApp();
  await open('/m/home');
  await expect.element(footer()).toBeVisible();
  await expect.element(memberCenter()).not.toBeInTheDocument();
  await logIn();
  await reload();
  await memberCenter().getByRole('link', { name: 'Retirar' }).click();
  await expect.poll(address).toBe('/m/withdraw');
});

test('S4.45 the new template shows the details of a deposit in a dialog', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/vouReport');
  const button = deposit().getByRole('button').first();
  await expect.element(button).toBeVisible();
  await expect.element(deposit().getByRole('term')).not.toBeInTheDocument();
  await button.click();
  const detail = page.getByRole('dialog', { name: 'Detalle' });
  const steps = detail.getByRole('list', { name: 'Estado' }).getByRole('listitem');
  await expect.poll(() => steps.length).toBe(3);
  await expect.element(detail.getByText('Recibes')).toBeVisible();
  await expect.element(detail.getByRole('button', { name: /^Copiar orden / })).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('S4.45 the classic template has no member center on home, and lists all details of a deposit', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  await setSetting(admin, 'whiteLabel', { memberCenter: 0, depositFunction: 0 });
  await logIn();
  await open('/m/home');
  await expect.element(footer()).toBeVisible();
  await expect.element(balance()).toBeVisible();
  await expect.element(memberCenter()).not.toBeInTheDocument();
  goTo('/m/vouReport');
  await expect.element(deposit().getByRole('term').getByText('N.º de orden')).toBeVisible();
  await expect.element(deposit().getByRole('button')).not.toBeInTheDocument();
});
