import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bottomBar, bySelector, categoryMenu, toast } from '../../helpers/locators';
import { prepareApp, setNetwork, waitForLateStart } from '../../helpers/openApp';
import { changeLanguage, title } from './sitePage';

const STATUS = '/wps/system/status';

const maintenance = 'Estamos en mantenimiento';
const restricted = 'No disponible en tu ubicación';

const heading = (name: string) => page.getByRole('heading', { name });
const whatsapp = () => page.getByRole('link', { name: /WhatsApp/ });
const documentTitle = () => document.title;
const storeStatus = (status: object) =>
  localStorage.setItem('feria.status', JSON.stringify(status));

test('S2.34 S2.85 S8.15 the visitor’s IP address and a contact are shown, when the region is restricted', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'restricted' });
  await open('/m/home');
  await expect.element(heading(restricted)).toBeVisible();
  await expect.poll(documentTitle).toBe(`${restricted} · Feria`);
  await expect.element(page.getByText('Tu IP: 203.0.113.24')).toBeVisible();
  await expect.element(whatsapp()).toHaveAttribute('href', 'https://wa.me/51900000021');
  changeLanguage('EN');
  await expect.element(title()).toHaveTextContent(/^Not available where you are$/);
  await expect.poll(documentTitle).toBe('Not available where you are · Feria');
});

test('S2.34 S2.85 S8.14 only the maintenance page is shown, when the region is restricted too', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'maintenanceAndRestricted' });
  await open('/m/home');
  await expect.element(heading(maintenance)).toBeVisible();
  await expect.poll(documentTitle).toBe(`${maintenance} · Feria`);
  await expect.element(page.getByText(/^La plataforma está en mantenimiento\./)).toBeVisible();
  await expect.element(heading(restricted)).not.toBeInTheDocument();
  await expect.element(bottomBar()).not.toBeInTheDocument();
  changeLanguage('EN');
  await expect.element(title()).toHaveTextContent(/^We are under maintenance$/);
  await expect.poll(documentTitle).toBe('We are under maintenance · Feria');
});

test('S4.44 the last platform status is shown until the server answers, and home opens without a reload', async () => {
  const { holdBack, open } = prepareApp();
  const location = { ip: '203.0.113.24' };
  storeStatus({ location, maintenance: true, regionRestriction: false });
  const release = holdBack(STATUS);
  await open('/m/home');
  await expect.element(heading(maintenance)).toBeVisible();
  release();
  await expect.element(categoryMenu()).toBeVisible();
});

test('S8.15 the restriction of an earlier visit shows no address of the visitor, until the server answers', async () => {
  const { holdBack, open } = prepareApp();
  storeStatus({ maintenance: false, regionRestriction: true });
  holdBack(STATUS);
  await open('/m/home');
  await expect.element(heading(restricted)).toBeVisible();
  await expect.element(whatsapp()).toBeVisible();
  await expect.element(page.getByText(/\bIP\b/)).not.toBeInTheDocument();
});

test('S4.44 the status is requested again and home opens, when the maintenance ends', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'maintenance' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await open('/m/home');
  await expect.element(heading(maintenance)).toBeVisible();
  await admin('scenarios', { name: 'open' });
  await vi.advanceTimersByTimeAsync(16_000);
  await expect.element(categoryMenu()).toBeVisible();
});

test('S8.17 a notice is shown while the browser is offline, and a toast when it is online again', async () => {
  const { open } = prepareApp();
  await open('/m/service');
  await expect.element(whatsapp()).toBeVisible();
  await waitForLateStart();
  const notice = page.getByRole('alert');
  setNetwork(false);
  await expect.element(notice).toHaveTextContent(/^Sin conexión a internet\.$/);
  setNetwork(true);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(toast()).toHaveTextContent(/^Volvió la conexión\.$/);
});

test('S8.17 the notice covers no button of a footer', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/withdraw');
  const withdraw = page.getByRole('button', { name: 'Retirar', exact: true });
  await expect.element(withdraw).toBeEnabled();
  await waitForLateStart();
  setNetwork(false);
  const notice = page.getByRole('alert').filter({ hasText: 'Sin conexión' });
  await expect.element(notice).toBeVisible();
  const footer = bySelector('main footer').element().getBoundingClientRect();
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.top);
});
