import { changeLanguage } from '../helpers/changeLanguage';
import { expect, test } from '../helpers/fixtures';
import {
  bottomBar,
  categoryMenu,
  loadingIndicator,
  toast,
  waitForIdleCode,
} from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { answerUntil, holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

const maintenance = 'Estamos en mantenimiento';
const restricted = 'No disponible en tu ubicación';

test('S2.34 S2.85 S8.15 the visitor’s IP address and a contact are shown, when the region is restricted', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'restricted' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: restricted })).toBeVisible();
  await expect(page).toHaveTitle(`${restricted} · Feria`);
  await expect(page.getByText('Tu IP: 203.0.113.24')).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/51900000021',
  );
  await changeLanguage(page, 'EN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available where you are');
  await expect(page).toHaveTitle('Not available where you are · Feria');
});

test('S2.34 S2.85 S8.14 only the maintenance page is shown, when the region is restricted too', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'maintenanceAndRestricted' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  await expect(page).toHaveTitle(`${maintenance} · Feria`);
  await expect(page.getByText(/^La plataforma está en mantenimiento\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: restricted })).toHaveCount(0);
  await expect(bottomBar(page)).toHaveCount(0);
  await changeLanguage(page, 'EN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are under maintenance');
  await expect(page).toHaveTitle('We are under maintenance · Feria');
});

test('S4.44 the last platform status is shown until the server answers, and home opens without a reload', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'feria.status',
      JSON.stringify({
        location: { ip: '203.0.113.24' },
        maintenance: true,
        regionRestriction: false,
      }),
    ),
  );
  const release = await holdBack(page, '**/wps/system/status*');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  release();
  await expect(categoryMenu(page)).toBeVisible();
});

test('S8.15 the restriction of an earlier visit shows no address of the visitor, until the server answers', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'feria.status',
      JSON.stringify({ maintenance: false, regionRestriction: true }),
    ),
  );
  await holdBack(page, '**/wps/system/status*');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: restricted })).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(page.getByText(/\bIP\b/)).toHaveCount(0);
});

test('S4.44 the status is requested again and home opens, when the maintenance ends', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'maintenance' });
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: maintenance })).toBeVisible();
  await admin('scenarios', { name: 'open' });
  await page.clock.runFor(16_000);
  await expect(categoryMenu(page)).toBeVisible();
});

test.describe('without a network,', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('S8.17 a notice is shown while the browser is offline, and a toast when it is online again', async ({
    page,
    context,
  }) => {
    await page.goto('/m/service');
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await waitForIdleCode(page);
    const notice = page.getByRole('alert');
    await context.setOffline(true);
    await expect(notice).toHaveText('Sin conexión a internet.');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(toast(page)).toHaveText('Volvió la conexión.');
  });

  test('S8.17 the notice covers no button of a footer', async ({ page, context, admin }) => {
    await startSession(page, admin);
    await page.goto('/m/withdraw');
    await expect(page.getByRole('button', { name: 'Retirar', exact: true })).toBeEnabled();
    await waitForIdleCode(page);
    await context.setOffline(true);
    const notice = page.getByRole('alert').filter({ hasText: 'Sin conexión' });
    await expect(notice).toBeVisible();
    const footer = await page.locator('main footer').boundingBox();
    const box = await notice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

test.describe('when a script does not load,', () => {
  test.use({
    allowConsole: [/Failed to load resource|Failed to fetch|Unable to preload|ScreenLoadError/],
  });

  test('S8.16 the loading indicator and a retry button are shown instead of the screen', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto('/m/service');
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    const stop = await answerUntil(page, /\/assets\/LanguagePicker-.*\.js/, (route) =>
      route.abort(),
    );
    await moveTo(page, '/m/language');
    await expect(loadingIndicator(page)).toBeVisible();
    await expect.poll(() => logged.join()).toContain('Failed to fetch');
    stop();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
  });
});
