import { expect, test } from '../fixtures';
import { logIn, open } from '../identity/loginPage';
import { gameCards } from '../locators';
import { moveTo } from '../navigation';

const YEARS = 3 * 365 * 24 * 60 * 60_000;

test('a member logs in and deposits, when the browser denies storage, cookies and workers, and the clock is three years behind', async ({
  page,
}) => {
  await page.addInitScript((behind) => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
    Object.defineProperty(navigator, 'serviceWorker', { get: deny });
    const now = Date.now;
    Date.now = () => now() - behind;
  }, YEARS);
  await open(page);
  await logIn(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(gameCards(page).first()).toBeVisible();
  await moveTo(page, '/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Monto' }).fill('50');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page).toHaveURL(/deposit=/);
});

test('back in the middle of a submit leaves the form, and its reply changes nothing on the next screen', async ({
  page,
}) => {
  await page.goto('/m/help');
  await moveTo(page, '/m/login');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/wps/session/login', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill({
        json: { success: false, value: null, code: 'wrong_credentials', message: 'No.' },
      });
    });
  });
  await logIn(page);
  await asked;
  await page.goBack();
  const title = page.getByRole('heading', { level: 1, name: 'Centro de ayuda' });
  await expect(title).toBeVisible();
  const replied = page.waitForResponse('**/wps/session/login');
  answer();
  await replied;
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/m\/help$/);
});
