import { findViolations } from '../helpers/axe';
import { expect } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { testAxe } from '../helpers/testAxe';

testAxe(
  'home, a game list, its filters and search have no axe violations',
  'ES',
  async ({ page, admin, expectNoViolations }) => {
    await startSession(page, admin);
    // Winners and banners that move are checked too.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/m/home');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-place]').first()).toBeVisible();
    await expectNoViolations('home');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/m/slot-games', '/m/search?q=oro']) {
      await moveToScreen(page, path);
      await expect(gameCards(page).first()).toBeVisible();
      await expectNoViolations(path);
    }
    await moveToScreen(page, '/m/gameList?gameType=RNG');
    await page.getByRole('button', { name: /^Ordenar y filtrar/ }).click();
    const sheet = page.getByRole('dialog');
    for (const name of [/^Mayor RTP$/, /^95/, /^Baja/])
      await sheet.getByRole('button', { name }).click();
    await expect(sheet.getByRole('button', { name: /^Baja/ })).toHaveText(/\d/);
    expect(await findViolations(page, 'dialog[open]'), 'filters').toEqual([]);
  },
);
