import { afterEach, expect, test, vi } from 'vitest';

const spawnSync = vi.hoisted(() => vi.fn((_command: string) => ({ status: 0 })));
const installed = vi.hoisted(() => new Set<string>());

vi.mock('node:child_process', () => ({ spawnSync }));
vi.mock('node:fs', () => ({ existsSync: (file: string) => installed.has(file) }));

const { ensureBrowser, findBrowser, findHeadlessShell } = await import(
  '../../scripts/check/browser.mjs'
);
const log = vi.spyOn(console, 'log').mockImplementation(() => {});

afterEach(() => {
  vi.unstubAllEnvs();
  spawnSync.mockReset();
  log.mockClear();
  installed.clear();
});

test('nothing is installed, when there is a Chromium', async () => {
  installed.add('/usr/bin/chromium');
  await ensureBrowser();
  expect(spawnSync).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test('one line names what is installed and how to prevent it, before the installation', async () => {
  const linesBefore: number[] = [];
  spawnSync.mockImplementation(() => {
    linesBefore.push(log.mock.calls.length);
    installed.add('/usr/bin/chromium');
    return { status: 0 };
  });
  await ensureBrowser();
  expect(linesBefore[0]).toBe(1);
  expect(log.mock.calls.flat().join()).toMatch(
    /^No Chromium was found, so this installs one: .*install chromium.*FERIA_NO_BROWSER_INSTALL=1/,
  );
});

test('FERIA_NO_BROWSER_INSTALL=1 prevents the installation, and the error names what to do', async () => {
  vi.stubEnv('FERIA_NO_BROWSER_INSTALL', '1');
  await expect(ensureBrowser()).rejects.toThrow(/forbids .*CHROMIUM=\/path\/to\/chromium npm test/);
  expect(spawnSync).not.toHaveBeenCalled();
});

test('the tests prefer the Chromium without windows, and use a named one for everything', () => {
  installed.add('/usr/bin/chromium');
  expect(findHeadlessShell()).toBe('/usr/bin/chromium');
  installed.add('/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell()).toBe('/usr/bin/chromium-headless-shell');
  expect(findBrowser()).toBe('/usr/bin/chromium');
  installed.add('/opt/chrome');
  vi.stubEnv('CHROMIUM', '/opt/chrome');
  expect([findBrowser(), findHeadlessShell()]).toEqual(['/opt/chrome', '/opt/chrome']);
});
