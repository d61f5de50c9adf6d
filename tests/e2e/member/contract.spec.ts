import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const BASE = '/m/member/agent';
const ALL = 'MCS2_getPendingContracts';
const ANSWER = '/wps/relay/MCS2_answerContract';

const question = (page: Page) => page.getByRole('alertdialog', { name: /contrato pendiente/ });
const press = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Every contract waits, whoever asks; gives back what was asked for. */
async function offerAll(page: Page) {
  const calls: string[] = [];
  page.on('response', (reply) => calls.push(new URL(reply.url()).pathname));
  await page.route(`**/${ALL}*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          dailysalreqtype: 'STAKE',
          divtypecompperiodreq: 'HALF_MONTHLY',
          contracthoursalreq: 'HOURLY',
        },
      },
    }),
  );
  return calls;
}

async function beType(page: Page, type: number) {
  await page.route('**/wps/member/info', async (route) => {
    const reply = await route.fetch();
    const { value } = await reply.json();
    await route.fulfill({ json: { success: true, value: { ...value, type } } });
  });
}

/** The app has had the time to ask for what it asks for later. */
async function settled(page: Page) {
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const CONTRACTS = [
  ['getSalaryContract', 'Contrato de salario diario', 'Cada día', '0.35%'],
  ['getDevidendContract', 'Contrato de dividendos', 'Cada quincena', '12%'],
  ['getHourContract', 'Contrato de salario por hora', 'Cada hora', '0.15%'],
] as const;

for (const [path, title, period, rate] of CONTRACTS) {
  test(`S2.27 ${path} shows its contract with all terms`, async ({ page, door }) => {
    await door('scenarios', { name: 'contractsPending' });
    await enter(page, door);
    await page.goto(`${BASE}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const panel = page.getByRole('tabpanel');
    for (const text of ['Te lo ofrece', 'Por responder', period, rate])
      await expect(panel).toContainText(text);
    await expect(panel.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  });
}

test('S2.27 a contract is accepted once, and stays so', async ({ page, door }) => {
  await enter(page, door, 'vip');
  await page.goto(`${BASE}/getSalaryContract`);
  await page.getByRole('button', { name: 'Aceptar' }).dblclick();
  await expect(page.getByText('Aceptaste el contrato.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
  expect(await asked(door, ANSWER)).toBe(1);
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
});

test('S2.27 a contract is declined after a second thought', async ({ page, door }) => {
  await enter(page, door, 'vip');
  await page.goto(`${BASE}/getSalaryContract`);
  const ask = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');
  expect(await asked(door, ANSWER)).toBe(0);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await ask.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Rechazado');
});

test('S2.27 who has no contract is told so, and a failed answer loses nothing', async ({
  page,
  door,
}) => {
  await enter(page, door, 'vip');
  await page.goto(`${BASE}/getHourContract`);
  await expect(page.getByText('No tienes un contrato de este tipo.')).toBeVisible();
  await page.route(`**${ANSWER}*`, (route) =>
    route.fulfill({ json: { success: false, code: 'x', message: 'Ahora no.' } }),
  );
  await page.getByRole('tab', { name: 'Diario' }).click();
  await expect(page).toHaveURL(/getSalaryContract$/);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Ahora no.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');
});

test('S4.32 each pending contract has its dialog after the renewal, and yes opens its route', async ({
  page,
  door,
}) => {
  const calls = await offerAll(page);
  await enter(page, door);
  await page.goto('/m/home');
  await expect(question(page)).toContainText('salario diario');
  expect(calls.indexOf('/wps/session/renew')).toBeGreaterThanOrEqual(0);
  expect(calls.indexOf('/wps/session/renew')).toBeLessThan(
    calls.findIndex((path) => path.endsWith(ALL)),
  );
  await press(page, 'Cancelar');
  await expect(question(page)).toContainText('dividendos');
  await press(page, 'Cancelar');
  await expect(question(page)).toContainText('salario por hora');
  await press(page, 'Ir');
  await expect(page).toHaveURL(/getHourContract$/);
  await expect(question(page)).toHaveCount(0);
});

test('S4.32 the next dialog waits until the contract has been read, and an answered one is not asked about', async ({
  page,
  door,
}) => {
  await door('scenarios', { name: 'contractsPending' });
  await enter(page, door);
  await page.goto('/m/home');
  await press(page, 'Ir');
  await expect(page).toHaveURL(/getSalaryContract$/);
  await expect(page.getByRole('tabpanel')).toContainText('Por responder');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Dividendos' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Aceptado');
  await page.goBack();
  await expect(question(page)).toContainText('salario por hora');
  await press(page, 'Cancelar');
  await expect(question(page)).toHaveCount(0);
});

for (const type of [4, 40, 41, 42]) {
  test(`S4.33 S9.18 type ${type} is asked about no contract`, async ({ page, door }) => {
    const calls = await offerAll(page);
    await beType(page, type);
    await enter(page, door);
    await page.goto('/m/home');
    await settled(page);
    expect(calls).toContain('/wps/session/renew');
    expect(calls.filter((path) => path.endsWith(ALL))).toEqual([]);
    await expect(question(page)).toHaveCount(0);
  });
}

test('S9.18 type 3 is no real account, yet not exempt', async ({ page, door }) => {
  await offerAll(page);
  await beType(page, 3);
  await enter(page, door);
  await page.goto('/m/home');
  await press(page, 'Ir');
  await expect(page).toHaveURL(/getSalaryContract$/);
});

test('S4.33 a visitor is asked about no contract', async ({ page }) => {
  const calls = await offerAll(page);
  await page.goto('/m/home');
  await settled(page);
  expect(calls.filter((path) => path.endsWith(ALL))).toEqual([]);
  await expect(question(page)).toHaveCount(0);
});

test('A64 a trial account is kept from the contracts', async ({ page, door }) => {
  await enter(page, door, 'trial');
  await page.goto(`${BASE}/getSalaryContract`);
  await expect(page.getByText('Ingresa con una cuenta real')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test.describe('out of reach', () => {
  test.use({ allowConsole: [/status of 500/] });

  test('S8.20 contracts that cannot be asked for say nothing and break nothing', async ({
    page,
    door,
  }) => {
    await page.route(`**/${ALL}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await enter(page, door);
    const failed = page.waitForResponse((reply) => reply.url().includes(ALL));
    await page.goto('/m/home');
    await failed;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('.toasts')).toHaveText('');
    await page.getByRole('link', { name: 'Promos' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
});
