import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyBrand } from '../../../deploy/applyBrand.mjs';
import { serveStatic } from '../../../scripts/serve/serveStatic.mjs';
import { test as base, expect } from '../helpers/fixtures';
import { checkInstallable } from './installable';

const FOLDER = '.cache/brandInstall';

/** The build with the second brand, and no backend. */
const test = base.extend<{ site: string }>({
  site: async ({ playwright: _ }, use) => {
    cpSync('dist', FOLDER, { recursive: true });
    applyBrand('marea', FOLDER);
    const server = createServer(serveStatic(FOLDER));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ site }, use) => use(site),
});

test.use({ allowConsole: [/Failed to load resource/] });

test('the browser can install the app of the second brand', async ({ page }) => {
  await page.goto('/m/app');
  expect(await checkInstallable(page)).toMatchObject({ name: 'Marea', scope: '/' });
});
