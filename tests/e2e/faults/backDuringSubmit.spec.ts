import { logIn } from '../account/loginPage';
import { expect, test } from '../helpers/fixtures';
import { toast, waitForToasts } from '../helpers/locators';
import { moveTo, waitUntilDrawn } from '../helpers/navigation';
import { holdBack } from '../helpers/network';

const LOGIN = '**/wps/session/login';

test('back in the middle of a submit leaves the form, and its reply changes nothing on the next screen', async ({
  page,
}) => {
  await page.goto('/m/help');
  await moveTo(page, '/m/login');
  await page.route(LOGIN, (route) =>
    route.fulfill({
      json: { success: false, value: null, code: 'wrong_credentials', message: 'No.' },
    }),
  );
  const release = await holdBack(page, LOGIN);
  const sent = page.waitForRequest(LOGIN);
  await logIn(page);
  await sent;
  await page.goBack();
  const title = page.getByRole('heading', { level: 1, name: 'Centro de ayuda' });
  await expect(title).toBeVisible();
  const replied = page.waitForResponse(LOGIN);
  release();
  await (await replied).finished();
  await waitForToasts(page);
  await waitUntilDrawn(page);
  expect(await toast(page).textContent()).toBe('');
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/m\/help$/);
});
