import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../helpers/locators';
import { address, prepareApp, waitForLateStart } from '../../helpers/openApp';
import { allRequests, requestsTo } from '../../helpers/requestLog';
import * as login from './loginPage';

const REAL_ACCOUNT_PAGE = '/m/rewardCenter';
const MEMBER_INFO = '/wps/member/info';
const DAY = 24 * 3_600_000;

const title = () => page.getByRole('heading', { level: 1 });

/** The paths of all history entries from now on, new and replaced ones. */
function watchVisits() {
  const paths: string[] = [];
  const note = () => paths.push(location.pathname);
  navigation.addEventListener('currententrychange', note);
  onTestFinished(() => navigation.removeEventListener('currententrychange', note));
  return paths;
}

test('S6.15 S8.13 asks a visitor to log in and returns to the page after it, also by way of registration', async () => {
  const { open } = prepareApp();
  await open(`${REAL_ACCOUNT_PAGE}?from=mail`);
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  await expect.element(toast()).toHaveTextContent(/^Primero ingresa a tu cuenta\.$/);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect.poll(address).toMatch(/^\/m\/register\?back=/);
  await expect.element(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible();
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await expect.element(login.smsTab()).toBeVisible();
  await login.logIn();
  await expect.poll(address).toBe('/m/rewardCenter?from=mail');
});

test('S8.18 an ended session shows one message and opens the login once, when several requests fail', async () => {
  const { admin, goTo, logIn, open, session, waitUntilIdle } = prepareApp();
  await logIn();
  await open('/m/help');
  await expect.element(title()).toBeVisible();
  await waitForLateStart();
  await expect.element(toast()).toBeInTheDocument();
  await waitUntilIdle();
  const visits = watchVisits();
  const messages = login.watchToasts();
  await admin('clock', { advance: DAY + 3_600_000 });
  // The home page of the member loads the balance, the favourites, the unread marks and more.
  goTo('/m/member/home');
  await expect.poll(address).toMatch(/^\/m\/login\?back=%2Fm%2F/);
  await expect.element(login.smsTab()).toBeVisible();
  await waitUntilIdle();
  expect(visits.filter((path) => path === '/m/login')).toHaveLength(1);
  expect(messages).toEqual(['Tu sesión se cerró. Ingresa otra vez.']);
  expect(session()).toBeNull();
  const log = await allRequests(admin);
  expect(log.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
});

test('S8.18 opens the login, when the renewal at the page load fails', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await admin('clock', { advance: DAY + 3_600_000 });
  await open('/m/home');
  await expect.poll(address).toBe('/m/login?back=%2Fm%2Fhome');
});

// Every account type: tests/stores/accountType.test.ts.
test('S6.03 S6.04 S9.18 a page for real accounts opens while the type loads, and is an error for type 40', async () => {
  const { admin, answer, logIn, open, reload, waitUntilIdle } = prepareApp();
  const setType = (type: number) =>
    admin('state', { table: 'members', id: 'm-lucia', set: { type } });
  const refusal = page.getByText('Ingresa con una cuenta real para usar esta función');
  await setType(2);
  await logIn();
  const held: (() => void)[] = [];
  const stopHolding = answer(
    MEMBER_INFO,
    (_, sent) => new Promise((reply) => held.push(() => reply(sent()))),
  );
  await open(REAL_ACCOUNT_PAGE);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // The toasts are added when the page is idle.
  await expect.element(toast()).toBeInTheDocument();
  await expect.element(refusal).not.toBeInTheDocument();
  stopHolding();
  for (const send of held) send();
  await expect.element(title()).toBeVisible();
  expect(address()).toBe(REAL_ACCOUNT_PAGE);
  // The backend rejects what this type may not read.
  await waitUntilIdle();
  await expect.element(refusal).not.toBeInTheDocument();
  await setType(40);
  await reload();
  await expect.element(refusal).toBeVisible();
  await expect.poll(address).toBe('/m/home');
});

test('S7.03 sends the device OTHERS only from the home screen', async () => {
  const app = prepareApp();
  await login.open(app);
  await login.logIn();
  await expect.poll(address).toBe('/m/home');
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await login.open(app);
  await login.logIn();
  await expect.poll(address).toBe('/m/home');
  const [first, second] = await requestsTo(app.admin, login.LOGIN);
  expect(first?.headers.device).not.toBe('OTHERS');
  expect(second?.headers.device).toBe('OTHERS');
});

// More return addresses: src/app/returnPath.test.ts.
test('S6.15 returns to no other site after a login', async () => {
  const { origin } = location;
  await login.open(prepareApp(), `?back=${encodeURIComponent('/m/..//evil.example')}`);
  await login.logIn();
  await expect.poll(() => location.href).toBe(`${origin}/m/home`);
});
