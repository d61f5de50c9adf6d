import { expect, test } from '../helpers/fixtures';

test('the admin page shows the new time, when a scenario has moved the clock', async ({ page }) => {
  await page.goto('/__mock/');
  const now = page.locator('#now');
  await expect(now).not.toBeEmpty();
  const before = await now.innerText();
  const scenario = page.locator('#scenarios > div').filter({ hasText: 'drawsTakePlace' });
  await scenario.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('output')).toHaveText('drawsTakePlace is applied');
  await expect(now).not.toHaveText(before);
});
