import { expect, test } from '../helpers/fixtures';

test('S2.20 S2.82 the download page leads to each app, in the language and the theme of this one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/m/app');
  expect(await page.evaluate(() => navigator.language), 'the app is in Spanish').toMatch(/^en/);
  for (const [option, heading] of [
    [/Android/, 'Archivo para Android'],
    [/App para iOS/, 'App para iOS'],
    [/Perfil de iOS/, 'Perfil de iOS'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: option }).click();
    const file = await opened;
    await expect(file.getByRole('heading', { name: heading })).toBeVisible();
    await expect(file.locator('html')).toHaveAttribute('data-theme', 'light');
    await file.close();
  }
});
