import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['firefox-esr', 'firefox'];

/** The Firefox that FIREFOX names, or one on the PATH. @returns {string | undefined} */
export function findFirefox() {
  const named = process.env.FIREFOX;
  if (named && existsSync(named)) return named;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** How playwright starts it: the channel selects WebDriver BiDi, which every Firefox has. */
export const launchOptions = {
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('proxy.mjs', import.meta.url)),
  env: { ...process.env, FIREFOX: findFirefox() ?? '' },
};
