import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';

const LINK = '/m/register?code=LUCIA1';

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent);

/** The share dialog of the phone, or none. */
function setShare(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}

async function openInvitation() {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/inviteFriends');
}

test('S2.19 the invitation page shows link, code, figures and friends', async () => {
  await openInvitation();
  await expect.element(page.getByRole('heading', { name: 'Invita y gana' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Tu enlace' })).toHaveTextContent(LINK);
  await expect
    .poll(() => texts(main().getByRole('definition')))
    .toEqual(['5', '3', 'S/\u00a060.00']);
  await expect.poll(() => main().getByRole('listitem').length).toBe(3);
  const friends = page.getByRole('region', { name: 'Tus amigos' });
  await expect.poll(() => friends.getByText(/^Desde el /).length).toBe(5);
});

test('S2.19 the QR code of the link is shown on a tap, large enough for a camera', async () => {
  await openInvitation();
  await page.getByRole('button', { name: 'Ver código QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR de tu enlace' });
  await expect.element(code).toBeVisible();
  expect(code.element().getBoundingClientRect().width).toBeGreaterThan(180);
});

test('S2.19 the link is copied, when the browser cannot share', async () => {
  setShare(undefined);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openInvitation();
  await main().getByRole('button', { name: 'Compartir' }).click();
  await expect.element(page.getByText('Enlace copiado.')).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(location.origin + LINK);
});

test('S2.19 the link is passed to the share dialog of the phone, when the browser can share', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  setShare(share);
  await openInvitation();
  await main().getByRole('button', { name: 'Compartir' }).click();
  await expect
    .poll(() => share.mock.lastCall?.[0])
    .toMatchObject({ url: expect.stringContaining('code=LUCIA1') });
});
