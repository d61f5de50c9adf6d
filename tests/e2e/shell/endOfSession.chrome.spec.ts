import { expect, test } from '../helpers/fixtures';
import { waitForIdleCode } from '../helpers/locators';
import { logOut, startSession } from '../helpers/session';

const KEY = 'MC_SESSION_INFO';

for (const way of [
  'by the back/forward cache',
  'by a reload with its old session storage',
] as const) {
  test(`S4.04 a tab that slept through a logout and comes back ${way} shows and sends nothing of the member`, async ({
    page,
    admin,
    context,
  }) => {
    const token = await startSession(page, admin);
    await page.goto('/m/securityCenter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdleCode(page);
    const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
    const other = await context.newPage();
    await other.addInitScript(
      ([key, stored]) => {
        if (self.origin === 'null' || sessionStorage.getItem('test.entered')) return;
        sessionStorage.setItem('test.entered', '1');
        sessionStorage.setItem(key as string, stored as string);
      },
      [KEY, text],
    );
    // The live chat leaves the app.
    await page.goto('/play/chat.html?lang=ES&title=Feria&back=/m/message&name=lucia');
    await other.goto('/m/home');
    await logOut(other);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.headers().token === token || request.url().includes(token))
        sent.push(request.url());
    });
    // The browser restores the storage of a tab as it was.
    if (way !== 'by the back/forward cache')
      await page.addInitScript(
        ([key, stored]) => {
          if (!sessionStorage.getItem(key as string) && !sessionStorage.getItem('test.restored')) {
            sessionStorage.setItem('test.restored', '1');
            sessionStorage.setItem(key as string, stored as string);
          }
        },
        [KEY, text],
      );
    if (way === 'by the back/forward cache') await page.goBack({ waitUntil: 'commit' });
    else await page.goto('/m/home');
    if (way === 'by the back/forward cache') await expect(page).toHaveURL(/\/m\/login/);
    else await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
    await expect(page.getByText('lucia')).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
  });
}

test('S4.04 a page left before it could notice a logout is loaded again when it comes back', async ({
  page,
}) => {
  await page.goto('/m/help');
  await waitForIdleCode(page);
  await page.evaluate(() => document.documentElement.removeAttribute('data-started'));
  await page.goto('/m/service');
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack({ waitUntil: 'commit' });
  expect((await loaded).url()).toContain('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
});
