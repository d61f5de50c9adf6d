import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bottomBar, toast } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const BASE = '/m/member/agent';
const PENDING = '/wps/relay/MCS2_getPendingContracts';
const ANSWER = '/wps/relay/MCS2_answerContract';
/** A read that fails is sent two more times. */
const ATTEMPTS = 3;

const panel = () => page.getByRole('tabpanel');
const button = (name: string) => page.getByRole('button', { name });
const confirmDialog = () => page.getByRole('alertdialog');
const contractDialog = () => page.getByRole('alertdialog', { name: /contrato pendiente/ });
const tapInDialog = (name: string) =>
  contractDialog().getByRole('button', { name, exact: true }).click();

const CONTRACTS = [
  ['getSalaryContract', 'Contrato de salario diario', 'Cada día', '0.35%'],
  ['getDevidendContract', 'Contrato de dividendos', 'Cada quincena', '12%'],
  ['getHourContract', 'Contrato de salario por hora', 'Cada hora', '0.15%'],
] as const;

test('S2.27 each contract is shown with all its terms', async () => {
  const { admin, logIn, open, goTo } = prepareApp();
  await admin('scenarios', { name: 'contractsPending' });
  await logIn();
  await open('/m/language');
  for (const [path, title, period, rate] of CONTRACTS) {
    goTo(`${BASE}/${path}`);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const text of ['Te lo ofrece', 'Por responder', period, rate])
      await expect.element(panel()).toHaveTextContent(text);
    await expect.element(panel().getByRole('button', { name: 'Aceptar' })).toBeVisible();
  }
});

test('S2.27 a contract is accepted once for two taps, and is still accepted when the app is opened again', async () => {
  const { admin, logIn, open, reload, tapTwice } = prepareApp();
  await logIn('vip');
  await open(`${BASE}/getSalaryContract`);
  await tapTwice(button('Aceptar'), ANSWER);
  await expect.element(page.getByText('Aceptaste el contrato.')).toBeVisible();
  await expect.element(panel()).toHaveTextContent('Aceptado');
  await expect.element(button('Aceptar')).not.toBeInTheDocument();
  expect(await countRequests(admin, ANSWER)).toBe(1);
  await reload();
  await expect.element(panel()).toHaveTextContent('Aceptado');
});

test('S2.27 a contract stays pending when accepting it fails, and is declined only after a confirmation', async () => {
  const { admin, answer, logIn, open } = prepareApp();
  await logIn('vip');
  await open(`${BASE}/getHourContract`);
  await expect.element(page.getByText('No tienes un contrato de este tipo.')).toBeVisible();
  const restore = answer(ANSWER, () =>
    Response.json({ success: false, code: 'x', message: 'Ahora no.' }),
  );
  await page.getByRole('tab', { name: 'Diario' }).click();
  await expect.poll(address).toBe(`${BASE}/getSalaryContract`);
  await button('Aceptar').click();
  await expect.element(page.getByText('Ahora no.')).toBeVisible();
  await expect.element(panel()).toHaveTextContent('Por responder');
  restore();

  await button('Rechazar').click();
  await confirmDialog().getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(confirmDialog()).not.toBeInTheDocument();
  await expect.element(panel()).toHaveTextContent('Por responder');
  expect(await countRequests(admin, ANSWER)).toBe(0);
  await button('Rechazar').click();
  await confirmDialog().getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(panel()).toHaveTextContent('Rechazado');
});

test('S4.32 the next dialog opens after the contract page is left, and skips what is already answered', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'contractsPending' });
  await logIn();
  await open('/m/home');
  await tapInDialog('Ir');
  await expect.poll(address).toBe(`${BASE}/getSalaryContract`);
  await expect.element(panel()).toHaveTextContent('Por responder');
  await expect.element(contractDialog()).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Dividendos' }).click();
  await button('Aceptar').click();
  await expect.element(panel()).toHaveTextContent('Aceptado');
  history.back();
  await expect.element(contractDialog()).toHaveTextContent('salario por hora');
  await tapInDialog('Cancelar');
  await expect.element(contractDialog()).not.toBeInTheDocument();
});

test('S8.20 the app works without a message, when the pending contracts cannot be loaded', async () => {
  const { allowConsole, answer, logIn, open } = prepareApp();
  allowConsole(/The server failed/);
  let failures = 0;
  answer(PENDING, () => {
    failures += 1;
    return Response.json({}, { status: 500 });
  });
  await logIn();
  await open('/m/home');
  await expect.poll(() => failures).toBe(ATTEMPTS);
  await expect.element(toast()).toBeInTheDocument();
  await settled();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(toast().element().textContent).toBe('');
  await bottomBar().getByRole('link', { name: 'Promos' }).click();
  await expect.poll(address).toBe('/m/activity');
  expect(toast().element().textContent).toBe('');
});
