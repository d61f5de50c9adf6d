import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/check/browser.mjs';
import { findControlsWithoutEdge } from './forcedColours.mjs';
import { serveFolder } from './serveFolder.mjs';
import { createStoryPage, inGroups, openContext, showTheme } from './storyPage.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['ES', 'EN'];

/** What depends on colours. The other rules find the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, one line for each element. All rules, or only those that are named. */
async function findViolations(page, rules) {
  const found = await page.evaluate(async (values) => {
    const { axe: loaded } = /** @type {any} */ (globalThis);
    const runOnly = values ? { runOnly: { type: 'rule', values } } : {};
    return (await loaded.run(document, { resultTypes: ['violations'], ...runOnly })).violations;
  }, rules);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** One story in both themes. */
async function checkStory(pages, id, language) {
  try {
    const { page } = await pages.show(id);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
    const dark = await findViolations(page);
    await showTheme(page, 'light');
    const light = await findViolations(page, COLOUR_RULES);
    const forced = language === LANGUAGES[0] ? await findControlsWithoutEdge(page) : [];
    return [
      ...dark.map((line) => `${id} ${language} dark: ${line}`),
      ...light.map((line) => `${id} ${language} light: ${line}`),
      ...forced.map((line) => `${id}: ${line}`),
    ];
  } catch (error) {
    await pages.close();
    return [`${id} ${language}: ${error.message.split('\n')[0]}`];
  }
}

/**
 * Runs axe over the stories of all screens, in Spanish and English, in both themes, and looks for
 * controls without an edge with the colours of the system.
 * @param {{ only?: string, shard: [number, number], workers: number }} options
 */
export async function checkAxe({ only = '', shard: [part, parts], workers }) {
  const { stories } = JSON.parse(readFileSync('build/meta.json', 'utf8'));
  const ids = Object.keys(stories).filter((id) => id.startsWith('screens--') && id.includes(only));
  const batches = LANGUAGES.flatMap((language) =>
    inGroups(ids).map((group) => ({ group, language })),
  ).filter((_, index) => index % parts === part - 1);
  const count = batches.reduce((sum, { group }) => sum + group.length, 0);
  const server = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  /** @type {string[]} */
  const found = [];
  const work = async () => {
    const context = await openContext(browser);
    for (let next = batches.shift(); next; next = batches.shift()) {
      const pages = createStoryPage(context, server.address, { language: next.language });
      for (const id of next.group) {
        const lines = await checkStory(pages, id, next.language);
        for (const line of lines) console.log(`   ${line}`);
        found.push(...lines);
      }
      await pages.close();
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  server.close();
  return { found, count };
}
