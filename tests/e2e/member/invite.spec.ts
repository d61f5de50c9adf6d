import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';

test('S2.19 invite and earn shows link, code, figures, steps and friends', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('heading', { name: 'Invita y gana' })).toBeVisible();
  const link = page.getByRole('region', { name: 'Tu enlace' });
  await expect(link).toContainText('/m/register?code=LUCIA1');
  await expect(page.locator('.invite-figures')).toHaveText('Invitados5Con premio3GanadoS/ 60.00');
  await expect(page.locator('.invite-steps li')).toHaveCount(3);
  await expect(page.locator('.invite-friends .row')).toHaveCount(5);
});

test('S2.19 without a share sheet the link is copied', async ({ page, door, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await enter(page, door);
  await page.goto('/m/inviteFriends');
  await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/m/register?code=LUCIA1`);
});

test('S2.19 the phone’s own share sheet is given the link', async ({ page, door }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        Object.assign(window, { shared: what });
        return Promise.resolve();
      },
    });
  });
  await enter(page, door);
  await page.goto('/m/inviteFriends');
  await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toMatchObject({ url: expect.stringContaining('code=LUCIA1') });
});

test('S2.19 the link is drawn as a QR code', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/inviteFriends');
  await page.getByRole('button', { name: 'Ver código QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR de tu enlace' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(180);
});
