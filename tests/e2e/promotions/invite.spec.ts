import { copiedText } from '../helpers/clipboard';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('S2.19 the invitation page shows link, code, figures and friends, and the QR code on a tap', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('heading', { name: 'Invita y gana' })).toBeVisible();
  const link = page.getByRole('region', { name: 'Tu enlace' });
  await expect(link).toContainText('/m/register?code=LUCIA1');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['5', '3', 'S/ 60.00']);
  await expect(main.getByRole('listitem')).toHaveCount(3);
  const friends = page.getByRole('region', { name: 'Tus amigos' });
  await expect(friends.getByText(/^Desde el /)).toHaveCount(5);

  await page.getByRole('button', { name: 'Ver código QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR de tu enlace' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(180);
});

test('S2.19 the link is copied, when the browser cannot share', async ({
  page,
  admin,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await startSession(page, admin);
  await page.goto('/m/inviteFriends');
  await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  const copied = await copiedText(page);
  expect(copied).toBe(`${new URL(page.url()).origin}/m/register?code=LUCIA1`);
});

test('S2.19 the link is passed to the share dialog of the phone, when the browser can share', async ({
  page,
  admin,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await startSession(page, admin);
  await page.goto('/m/inviteFriends');
  await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
    .toMatchObject({ url: expect.stringContaining('code=LUCIA1') });
});
