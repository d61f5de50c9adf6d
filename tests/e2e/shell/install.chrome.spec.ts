import { expect, test } from '../helpers/fixtures';

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  });

  test('S2.82 the download page shows the steps to the home screen', async ({ page }) => {
    await page.goto('/m/app');
    await expect(page.getByRole('main').locator('ol li')).toHaveText([
      'Toca Compartir en la barra de Safari.',
      'Elige Agregar a inicio.',
      'Abre Feria desde tu pantalla de inicio.',
    ]);
  });
});
