import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const MOVEMENTS = '/wps/relay/ODS2_MemberTransaction';

const sheet = () => page.getByRole('dialog');
const send = () => sheet().getByRole('button', { name: 'Transferir', exact: true }).click();

async function transfer() {
  await page.getByRole('button', { name: /^Billetera principal/ }).click();
  await sheet().getByRole('textbox').fill('5');
  await send();
}

/** What the notice on every page says about the transfer. */
const notice = () =>
  page.getByRole('status').filter({ hasText: /Transferencia entre billeteras · S\/\s5\.00/ });

const fail = () => {
  throw new TypeError('Failed to fetch');
};

test('a transfer whose reply is lost is found after a reload, without another tap', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  let sent = 0;
  answer(TRANSFER, async (_, send) => {
    sent += 1;
    await send();
    return fail();
  });
  // Nothing can be found out before the page is loaded again.
  const heal = answer(MOVEMENTS, fail);
  await open('/m/wallets');
  await transfer();
  await expect.element(notice()).toHaveTextContent('Aún no sabemos si se realizó');
  await expect.element(page.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
  heal();
  await open('/m/home');
  await expect.element(notice()).toHaveTextContent('Se realizó.');
  expect(sent).toBe(1);
  expect(localStorage.getItem('feria.pendingKeys')).toBeNull();
  await notice().getByRole('link', { name: 'Ver el registro' }).click();
  await expect.poll(address).toMatch(/^\/m\/transaction\/record/);
  await expect.element(notice()).not.toBeInTheDocument();
});

test('a transfer that did not arrive may be sent again, with what was typed', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const heal = answer(TRANSFER, fail);
  await open('/m/wallets');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await transfer();
  await expect.element(notice()).toBeVisible();
  heal();
  // The app looks for it for eleven seconds.
  await vi.advanceTimersByTimeAsync(11_000);
  await expect.element(notice()).toHaveTextContent('No se realizó. Puedes hacerlo de nuevo.');
  await expect.element(sheet().getByRole('textbox')).toHaveValue('5');
  await send();
  await expect.element(page.getByText(/^Transferiste S\/\s5\.00/)).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});
