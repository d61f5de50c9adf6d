import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { gameCards } from '../locators';
import { startSession } from '../session';

for (const language of ['ES', 'EN']) {
  test(`home, a game list and search have no axe violations, in ${language}`, async ({
    page,
    admin,
  }) => {
    test.slow();
    await startSession(page, admin);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/m/home');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-place]').first()).toBeVisible();
    expect(await violations(page, language)).toEqual([]);
    for (const path of ['/m/slot-games', '/m/search?q=oro']) {
      await page.goto(path);
      await expect(gameCards(page).first()).toBeVisible();
      expect(await violations(page, language)).toEqual([]);
    }
  });
}
