import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { logOut, startSession, storedSession } from '../helpers/session';

const REAL_ACCOUNT_PAGE = '/m/rewardCenter';

test('a logout in one tab ends the session in others, which leave the pages for members or load again', async ({
  page,
  context,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  const openTab = async (path: string) => {
    const session = await admin('personas', { persona: 'member' });
    const tab = await context.newPage();
    await tab.addInitScript((info) => {
      if (localStorage.getItem('autoLogin') !== '0')
        sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, session);
    await tab.goto(path);
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    return tab;
  };
  const other = await openTab(REAL_ACCOUNT_PAGE);
  await other.locator('h1').waitFor();
  const promotions = await openTab('/m/activity');
  const promotion = promotions.getByRole('main').getByText('Primera semana');
  await expect(promotion).toBeVisible();
  const loadedAgain = promotions.waitForResponse('**/MCSFE_getPromotions*');
  // The message is gone after some seconds, so it is awaited in both tabs at once, while the first one still logs out.
  const isTold = (tab: Page) => tab.getByText('Tu sesión se cerró. Ingresa otra vez.').waitFor();
  await Promise.all([isTold(other), isTold(promotions), logOut(page)]);
  await expect(other).toHaveURL(/\/m\/home$/);
  expect(await storedSession(other)).toBeNull();
  await loadedAgain;
  await expect(promotion).toBeVisible();
});
