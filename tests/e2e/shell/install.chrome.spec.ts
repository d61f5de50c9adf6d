import { expect, test } from '../fixtures';
import { checkInstallable } from './installable';

test('S2.82 the browser can install the app, and offers it at the row of the download page', async ({
  page,
}) => {
  await page.goto('/m/app');
  expect(await checkInstallable(page)).toMatchObject({ name: 'Feria', id: '/', scope: '/' });

  await page.addInitScript(() => {
    const prompt = () => document.body.setAttribute('data-prompted', '');
    // Before the app is loaded.
    queueMicrotask(() => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  await page.reload();
  const row = page.getByRole('button', { name: /pantalla de inicio/ });
  await expect(row).toContainText('Se instala con un toque');
  await row.click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', '');
  await expect(row).toContainText('Instalar app');
});

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
