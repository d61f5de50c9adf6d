import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { gameCards, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { chooseFilter } from '../records/recordPage';

const GATEWAY = '/wps/relay/MCS2_paymentGateway';
const REPORT = '/wps/relay/MCS2_depositReport';
const PATH = '/m/voucherCenter';

const articles = () => page.getByRole('article');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const amount = () => page.getByRole('textbox', { name: 'Monto' });
const chooseAmount = (sum: string) => page.getByRole('button', { name: sum, exact: true }).click();
const submitButton = () => button(/^Depositar/);

function stopTimers(options: { shouldAdvanceTime?: boolean } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...options });
  onTestFinished(() => void vi.useRealTimers());
}

test('S1.06 S2.14 S7.42 credits one deposit, when a member taps twice and pays the code', async () => {
  const { admin, tapTwice, logIn, open } = prepareApp();
  await logIn();
  stopTimers({ shouldAdvanceTime: true });
  await open(PATH);
  await expect.element(page.getByRole('heading', { name: 'Depósito', level: 1 })).toBeVisible();
  const ways = page.getByRole('group', { name: 'Cómo quieres depositar' }).getByRole('button');
  await expect.poll(() => ways.length).toBe(6);
  await chooseAmount('200');
  await tapTwice(button(/Depositar S\/\s200\.00/), GATEWAY);
  await expect
    .element(page.getByRole('img', { name: 'Escanea este código para pagar.' }))
    .toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^(29|30):\d\d$/);
  await admin('scenarios', { name: 'depositsPaid' });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  await expect.poll(address).toBe('/m/vouReport');
  await expect.element(articles().first()).toHaveTextContent('Acreditado');
  await expect.element(articles().first()).toHaveTextContent('200.00');
  expect(await countRequests(admin, GATEWAY)).toBe(1);
});

test('S5.20 S7.42 shows an error and sends no deposit for a wrong amount', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  // A category whose methods take different times says from when.
  await expect.element(button(/^Banco/)).toHaveTextContent('Desde 5 min');
  await expect.element(button(/^Efectivo/)).toHaveTextContent(/^Efectivo15 min/);
  await page.getByRole('button', { name: 'Depositar', exact: true }).click();
  await expect.element(page.getByText('Escribe un monto.')).toBeVisible();
  await amount().fill('5');
  await expect.element(page.getByText(/El mínimo es S\/\s10\.00/)).toBeVisible();
  await amount().fill('9999999');
  await submitButton().click();
  await expect.element(page.getByText(/El máximo es S\/\s2,000\.00/)).toBeVisible();
  await expect.element(amount()).toHaveValue('9999999');
  expect(await countRequests(admin, GATEWAY)).toBe(0);
});

test('S7.42 shows what a chosen bonus adds, and keeps an amount that was chosen by its button', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await logIn();
  await open(PATH);
  await chooseAmount('200');
  await button(/Cambiar/).click();
  await button(/Fin de semana 25%/).click();
  await expect.element(page.getByRole('definition').getByText(/\+S\/\s50\.00/)).toBeVisible();
  expect(await countRequests(admin, GATEWAY)).toBe(0);
  await reload();
  await expect.element(button(/^Depositar S\/\s200\.00/)).toBeVisible();
});

test('S6.05 S5.20 shows a toast for two seconds and stays on home, when a trial account deposits', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn('trial');
  await open('/m/home');
  await expect.element(gameCards().first()).toBeVisible();
  stopTimers();
  const countShown = () =>
    page.getByText('Ingresa con una cuenta real para usar esta función').elements().length;
  await page.getByRole('link', { name: 'Depositar' }).first().click();
  // The tap takes effect after a frame and a timer.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return countShown();
    })
    .toBe(1);
  await expect.element(toast()).toBeVisible();
  await vi.advanceTimersByTimeAsync(1850);
  await expect.element(toast()).toBeVisible();
  expect(countShown()).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(countShown).toBe(0);
  expect(address()).toBe('/m/home');
  expect((await countRequests(admin, GATEWAY)) + (await countRequests(admin, REPORT))).toBe(0);
});

test('S7.42 requires the payer’s name, then shows what to transfer, also after a reload', async () => {
  const { logIn, open, reload } = prepareApp();
  await logIn();
  await open(PATH);
  await button(/^Banco/).click();
  await chooseAmount('500');
  await submitButton().click();
  await expect.element(page.getByText('Completa este campo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre de quien deposita' }).fill('Lucía Quispe');
  await submitButton().click();
  const account = page.getByText('191-2045877-0-12');
  const shown = page.getByRole('heading', { name: 'Transfiere a esta cuenta.' });
  await expect.element(shown).toBeVisible();
  await expect.element(account).toBeVisible();
  await reload();
  await expect.element(account).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  const newest = articles().first();
  await expect.element(newest).toHaveTextContent('S/ 500.00');
  await newest.getByRole('link', { name: 'Continuar al pago' }).click();
  await expect.element(shown).toBeVisible();
});

test('S7.42 shows an error and keeps an unknown voucher code, and credits a valid one at once', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  await button(/^Vale/).click();
  const code = page.getByRole('textbox', { name: 'Código del vale' });
  // A phone zooms out when the page is wider than its window, and a tap at that moment is lost.
  await code.click();
  expect(document.documentElement.scrollWidth).toBe(360);
  await code.fill('FERIA-NADA');
  await button('Canjear vale').click();
  await expect.element(page.getByText('Ese vale no existe')).toBeVisible();
  await expect.element(code).toHaveValue('FERIA-NADA');
  await code.fill('feria-2025-luna');
  await button('Canjear vale').click();
  await expect.element(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await expect.element(page.getByText(/Ya tienes S\/\s50\.00 más/)).toBeVisible();
});

test('S7.42 the app finds a deposit whose reply is lost by itself, and offers its payment', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  let sent = 0;
  answer(GATEWAY, async (_, send) => {
    sent += 1;
    await send();
    throw new TypeError('Failed to fetch');
  });
  await open(PATH);
  await chooseAmount('100');
  await submitButton().click();
  await expect.element(page.getByText(/^Tu depósito de S\/\s100\.00 llegó\.$/)).toBeVisible();
  await expect.element(amount()).toHaveValue('');
  expect(sent).toBe(1);
  await page.getByRole('link', { name: 'Ver el registro' }).click();
  await expect.element(page.getByRole('timer')).toBeVisible();
  await open('/m/vouReport');
  await chooseFilter('Por pagar');
  await expect.poll(() => articles().filter({ hasText: '100.00' }).length).toBe(1);
});

test('S7.42 a deposit that did not arrive keeps its input and is sent again with the same key', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const keys: (string | null)[] = [];
  answer(GATEWAY, async (request, send) => {
    keys.push(request.headers.get('idempotency-key'));
    if (keys.length > 1) return send();
    throw new TypeError('Failed to fetch');
  });
  await open(PATH);
  await chooseAmount('100');
  stopTimers({ shouldAdvanceTime: true });
  await submitButton().click();
  await expect.element(page.getByText(/^Todavía no sabemos si llegó/)).toBeVisible();
  await expect.element(submitButton()).toBeDisabled();
  // The app looks for it for eleven seconds.
  await vi.advanceTimersByTimeAsync(11_000);
  await expect
    .element(page.getByText('Tu depósito no llegó. Puedes enviarlo otra vez.'))
    .toBeVisible();
  await expect.element(amount()).toHaveValue('100');
  await submitButton().click();
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});
