import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { answerUntil } from '../helpers/network';

test.use({ allowConsole: [/Failed to load resource|Failed to fetch|TypeError/] });

test('an error is shown and the menu can be opened later, when its script does not load', async ({
  page,
}) => {
  const stop = await answerUntil(page, /SideMenu-.*\.js/, (route) => route.abort());
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: 'Abrir menú' });
  await button.click();
  await expect(toast(page)).toHaveText('Sin conexión a internet.');
  stop();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});
