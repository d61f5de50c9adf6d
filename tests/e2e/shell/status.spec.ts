import { expect, test } from '../helpers/fixtures';
import { loadingIndicator } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { answerUntil } from '../helpers/network';

test.use({
  allowConsole: [/Failed to load resource|Failed to fetch|Unable to preload|ScreenLoadError/],
});

test('S8.16 the loading indicator and a retry button are shown instead of a screen that does not load', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/m/service');
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  const stop = await answerUntil(page, /\/assets\/LanguagePicker-.*\.js/, (route) => route.abort());
  await moveTo(page, '/m/language');
  await expect(loadingIndicator(page)).toBeVisible();
  await expect.poll(() => logged.join()).toContain('Failed to fetch');
  stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
});
