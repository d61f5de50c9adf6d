import type { Page } from 'playwright/test';
import { expect } from '../helpers/fixtures';

/**
 * What the browser says about the installation of the app on the page, with every picture and shortcut of its
 * manifest. Returns the manifest. Windows of tests are private, and private windows install nothing.
 */
export async function checkInstallable(page: Page, expected = ['in-incognito']) {
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { errors, data = '', url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(expected);

  const pictures = [...manifest.icons, ...(manifest.screenshots ?? [])].map(
    ({ src }) => new URL(src, url).href,
  );
  const types = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { ok, headers } = await fetch(address);
          return ok && headers.get('content-type')?.startsWith('image/');
        }),
      ),
    pictures,
  );
  expect(pictures.filter((_, at) => !types[at])).toEqual([]);
  const scope = new URL(manifest.scope, url).href;
  expect(manifest.shortcuts).toHaveLength(3);
  for (const shortcut of manifest.shortcuts)
    expect(new URL(shortcut.url, url).href.startsWith(`${scope}m/`)).toBe(true);
  return manifest;
}
