import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { openContext, openStory, showLightTheme } from './openStory.mjs';
import { serveFolder } from './serveFolder.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['ES', 'EN'];

/** What axe finds on a page, one line for each element. */
async function violations(page) {
  const found = await page.evaluate(async () => {
    const { axe: loaded } = /** @type {any} */ (globalThis);
    return (await loaded.run(document)).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** One story in one language, in both themes. */
async function checkStory(context, address, id, language) {
  const { page } = await openStory(context, address, { story: id, language });
  try {
    await page.evaluate(axe);
    const dark = await violations(page);
    await showLightTheme(page);
    const light = await violations(page);
    return [
      ...dark.map((line) => `${id} ${language} dark: ${line}`),
      ...light.map((line) => `${id} ${language} light: ${line}`),
    ];
  } finally {
    await page.close();
  }
}

/**
 * Runs axe over the stories of all screens, in Spanish and English, in both themes.
 * @param {{ only?: string, workers: number }} options
 */
export async function checkAxe({ only = '', workers }) {
  const { stories } = JSON.parse(readFileSync('build/meta.json', 'utf8'));
  const queue = Object.keys(stories)
    .filter((id) => id.startsWith('screens--') && id.includes(only))
    .flatMap((id) => LANGUAGES.map((language) => ({ id, language })));
  const count = queue.length;
  const server = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  /** @type {string[]} */
  const found = [];
  const work = async () => {
    const context = await openContext(browser, { deviceScaleFactor: 1 });
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, language } = next;
      const lines = await checkStory(context, server.address, id, language).catch((error) => [
        `${id} ${language}: ${error.message.split('\n')[0]}`,
      ]);
      for (const line of lines) console.log(`   ${line}`);
      found.push(...lines);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  server.close();
  return { found, count };
}
