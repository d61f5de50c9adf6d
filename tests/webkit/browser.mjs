import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** A display without a screen. WebKitGTK has no headless mode. */
const DISPLAY = '/usr/bin/xvfb-run';
const LIBRARIES = '/usr/lib';

/** The small browser that is part of WebKitGTK. Its folder is named after machine and version. */
function findMiniBrowser() {
  for (const machine of readdirSync(LIBRARIES)) {
    const file = join(LIBRARIES, machine, 'webkit2gtk-4.1', 'MiniBrowser');
    if (existsSync(file)) return file;
  }
  return undefined;
}

/** WebKitGTK with its driver, or undefined where it is not installed. */
export function findWebKit() {
  const isInstalled = process.platform === 'linux' && [DRIVER, DISPLAY].every(existsSync);
  const browser = isInstalled && findMiniBrowser();
  return browser || undefined;
}

/** The capabilities of a session in WebKitGTK. */
export const capabilities = () => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] },
});

/**
 * Starts the driver on a port. Returns the function that ends it and its browser.
 * @param {number} port
 */
export function startDriver(port) {
  // A group of its own: the display, the driver and the browser end together.
  const driver = spawn(DISPLAY, ['-a', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  return () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
  };
}
