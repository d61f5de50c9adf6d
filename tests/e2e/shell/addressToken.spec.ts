import { expect, test } from '../helpers/fixtures';

for (const path of ['home', 'voucherCenter', 'forget', 'nowhere'])
  test(`a token in the address of ${path} is removed before the app is loaded`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', async (request) => {
      if (request.isNavigationRequest()) return;
      const referer = await request.headerValue('referer').catch(() => null);
      loaded.push(`${request.url()} ${referer ?? ''}`);
    });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.search = location.search;
      });
    });
    await page.goto(`/m/${path}?token=planted-secret&a=1`);
    // No script of the app has run before that.
    const search = await page.evaluate(() => document.documentElement.dataset.search);
    expect(search).toBe('?a=1');
    await expect.poll(() => loaded.length).toBeGreaterThan(5);
    expect(loaded.join()).not.toContain('planted-secret');
    const kept = () =>
      page.evaluate(() => JSON.stringify([location.href, history.state, { ...sessionStorage }]));
    expect(await kept()).not.toContain('planted-secret');
  });
