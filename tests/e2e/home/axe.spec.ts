import { complaints } from '../axe';
import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';

for (const theme of ['dark', 'light']) {
  for (const language of ['ES', 'EN']) {
    test(`home, a list and search are accessible: ${theme}, ${language}`, async ({
      page,
      door,
    }) => {
      await enter(page, door);
      await page.addInitScript(
        ([theme, language]) => {
          localStorage.setItem('theme', theme ?? '');
          localStorage.setItem('language', language ?? '');
        },
        [theme, language],
      );
      await page.goto('/m/home');
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(page.locator('.winner').first()).toBeVisible();
      expect(await complaints(page)).toEqual([]);
      for (const path of ['/m/slot-games', '/m/search?q=oro']) {
        await page.goto(path);
        await expect(page.locator('.gamecard[data-blank=false]').first()).toBeVisible();
        expect(await complaints(page)).toEqual([]);
      }
    });
  }
}
