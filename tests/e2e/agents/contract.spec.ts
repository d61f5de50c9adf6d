import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { bottomBar, toast } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const BASE = '/m/member/agent';
const PENDING = 'MCS2_getPendingContracts';
const ANSWER = '/wps/relay/MCS2_answerContract';

const contractDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: /contrato pendiente/ });
const tapInDialog = (page: Page, name: string) =>
  contractDialog(page).getByRole('button', { name, exact: true }).click();

const CONTRACTS = [
  ['getSalaryContract', 'Contrato de salario diario', 'Cada día', '0.35%'],
  ['getDevidendContract', 'Contrato de dividendos', 'Cada quincena', '12%'],
  ['getHourContract', 'Contrato de salario por hora', 'Cada hora', '0.15%'],
] as const;

test('S2.27 each contract is shown with all its terms', async ({ page, admin }) => {
  await admin('scenarios', { name: 'contractsPending' });
  await startSession(page, admin);
  await page.goto('/m/language');
  for (const [path, title, period, rate] of CONTRACTS) {
    await moveTo(page, `${BASE}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const panel = page.getByRole('tabpanel');
    for (const text of ['Te lo ofrece', 'Por responder', period, rate])
      await expect(panel).toContainText(text);
    await expect(panel.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  }
});

test('S2.27 a contract is accepted once for two taps, and is still accepted after a reload', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'vip');
  await page.goto(`${BASE}/getSalaryContract`);
  await tapTwice(page, page.getByRole('button', { name: 'Aceptar' }), `**${ANSWER}`);
  await expect(page.getByText('Aceptaste el contrato.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
  expect(await countRequests(admin, ANSWER)).toBe(1);
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
});

test('S2.27 a contract stays pending when accepting it fails, and is declined only after a confirmation', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'vip');
  await page.goto(`${BASE}/getHourContract`);
  await expect(page.getByText('No tienes un contrato de este tipo.')).toBeVisible();
  await page.route(
    `**${ANSWER}*`,
    (route) => route.fulfill({ json: { success: false, code: 'x', message: 'Ahora no.' } }),
    { times: 1 },
  );
  await page.getByRole('tab', { name: 'Diario' }).click();
  await expect(page).toHaveURL(/getSalaryContract$/);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Ahora no.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');

  const confirmDialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await confirmDialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');
  expect(await countRequests(admin, ANSWER)).toBe(0);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await confirmDialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Rechazado');
});

test('S4.32 the next dialog opens after the contract page is left, and skips what is already answered', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'contractsPending' });
  await startSession(page, admin);
  await page.goto('/m/home');
  await tapInDialog(page, 'Ir');
  await expect(page).toHaveURL(/getSalaryContract$/);
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');
  await expect(contractDialog(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Dividendos' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
  await page.goBack();
  await expect(contractDialog(page)).toContainText('salario por hora');
  await tapInDialog(page, 'Cancelar');
  await expect(contractDialog(page)).toHaveCount(0);
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/status of 500/] });

  test('S8.20 the app works without a message, when the pending contracts cannot be loaded', async ({
    page,
    admin,
  }) => {
    await page.route(`**/${PENDING}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await startSession(page, admin);
    const failed = page.waitForResponse((reply) => reply.url().includes(PENDING));
    await page.goto('/m/home');
    await failed;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await toast(page).textContent()).toBe('');
    await bottomBar(page).getByRole('link', { name: 'Promos' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
});
