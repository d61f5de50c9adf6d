import { logIn, open } from '../account/loginPage';
import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';

const DAY = 24 * 60 * 60_000;

test('a member logs in and deposits without storage, cookies and workers, with a clock a day ahead', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'noPopups' });
  await page.addInitScript((ahead) => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
    Object.defineProperty(navigator, 'serviceWorker', { get: deny });
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, DAY);
  await open(page);
  await logIn(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(gameCards(page).first()).toBeVisible();
  await moveTo(page, '/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Monto' }).fill('50');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page).toHaveURL(/deposit=/);
  await expect(page.getByText('Tiempo para pagar')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^[1-9]\d?:\d\d$/);
});
