import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { footer, gameCards, loadingIndicator } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { countRequests, requestsTo } from '../../helpers/requestLog';

const RENEW = '/wps/session/renew';
const MERCHANT = '/wps/wallets/merchant';
const WALLET = '/wps/wallets/gcs';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const GATEWAY = '/wps/relay/MCS2_paymentGateway';
/** A request is slow after 15 s. The search for the server that follows must not time out. */
const SLOW = 20_000;
const TEN_MINUTES = 10 * 60_000;

const slowNotice = () =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dejar de esperar' }) });

/** The timers of the app run as the clock does, and the test can run them ahead. */
function controlTimers() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
}

test('S4.31 a visitor requests merchant wallet and vendors, but no renewal and no member wallet', async () => {
  const { admin, open } = prepareApp();
  await open('/m/home');
  await expect.element(footer()).toBeVisible();
  for (const path of [MERCHANT, VENDORS]) expect(await countRequests(admin, path), path).toBe(1);
  for (const path of [RENEW, WALLET]) expect(await countRequests(admin, path), path).toBe(0);
});

test('S3.29 S7.32 home starts with the English list and Spanish words for Urdu', async () => {
  const { admin, open } = prepareApp();
  localStorage.setItem('language', 'UR');
  await open('/m/home');
  // There is no dictionary for Urdu, so the words are Spanish and run from left to right.
  await expect.poll(() => document.documentElement.dir).toBe('ltr');
  await expect.poll(() => document.documentElement.lang).toBe('es');
  await expect.element(gameCards().first()).toBeVisible();
  const [hotGames] = await requestsTo(admin, HOT);
  expect(hotGames?.query).toMatchObject({
    merchantCode: 'feria',
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
  });
});

test('S9.07 the loading indicator of home is shown until the reply arrives, when that takes ten minutes', async () => {
  const { holdBack, open } = prepareApp();
  controlTimers();
  const release = holdBack(VENDORS);
  await open('/m/home');
  await expect.element(loadingIndicator()).toBeVisible();
  await vi.advanceTimersByTimeAsync(SLOW);
  await expect.element(slowNotice()).toHaveTextContent('El servidor tarda en responder');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  await expect.element(loadingIndicator()).toBeVisible();
  await expect.element(slowNotice()).toBeVisible();
  release();
  await expect.element(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
  await expect.element(loadingIndicator()).not.toBeInTheDocument();
  await expect.element(slowNotice()).not.toBeInTheDocument();
});

test('S9.07 the app looks whether a deposit was carried out, when a member stops waiting for it', async () => {
  const { holdBack, logIn, open } = prepareApp();
  await logIn();
  controlTimers();
  const release = holdBack(GATEWAY);
  await open('/m/voucherCenter');
  await page.getByRole('button', { name: '200', exact: true }).click();
  await page.getByRole('button', { name: /Depositar S\/\s200\.00/ }).click();
  await vi.advanceTimersByTimeAsync(SLOW);
  await slowNotice().getByRole('button').click();
  await expect.element(page.getByText('comprobando')).toBeVisible();
  release();
});

test('the scrollbar is shown from the start, with a mouse', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  expect(getComputedStyle(document.documentElement).scrollbarWidth).toBe('auto');
});
