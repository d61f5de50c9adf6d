import { expect, test } from '../fixtures';
import { logIn } from '../identity/loginPage';
import { moveTo } from '../navigation';

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
