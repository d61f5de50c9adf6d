import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { holdBack } from '../helpers/network';

test('S2.04 shows the screen of the last tab, when the other screen is still loading', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/Register-*.js');
  await page.clock.install();
  await page.goto('/m/login');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Crear cuenta').waitFor();
  // After some time a loading page would replace the tabs, so the clock is stopped.
  await pauseClock(page);
  await tab('Crear cuenta').click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await tab('Ingresar').click();
  await expect(page).toHaveURL(/\/m\/login$/);
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/assets/Register-'),
  );
  release();
  await loaded;
  // The app would draw the screen that has arrived now.
  await page.clock.runFor(1000);
  await expect(page.locator('input[name=password]')).toHaveCount(1);
  await expect(page.locator('input[name=confirmPassword]')).toHaveCount(0);
  await expect(tab('Ingresar')).toHaveAttribute('aria-selected', 'true');
});
