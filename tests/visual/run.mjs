import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { createImages } from './images.mjs';
import { openContext, openStory, showLightTheme } from './openStory.mjs';
import { QUICK } from './quick.mjs';
import { writeReport } from './report.mjs';
import { serveFolder } from './serveFolder.mjs';

const FOLDER = 'tests/visual/images';
/** Components are shown whole, screens as the window shows them. */
const MAX_HEIGHT = 1600;

const fileOf = (id) => `${FOLDER}/${id}.webp`;

function choose(ids, { isQuick, only, shard: [part, parts] }) {
  const unknown = QUICK.filter((id) => !ids.includes(id));
  if (unknown.length > 0) throw new Error(`tests/visual/quick.mjs: no story is ${unknown}`);
  return ids
    .filter((id) => !isQuick || QUICK.includes(id))
    .filter((id) => !only || id.includes(only))
    .filter((_, index) => index % parts === part - 1);
}

async function shoot(page, id) {
  const isScreen = id.startsWith('screens--');
  const height = isScreen
    ? 800
    : await page.evaluate(
        (most) => Math.min(most, Math.max(200, document.documentElement.scrollHeight)),
        MAX_HEIGHT,
      );
  if (!isScreen) await page.setViewportSize({ width: 360, height });
  const dark = await page.screenshot();
  await showLightTheme(page);
  const light = await page.screenshot();
  return [dark, light].map((picture) => picture.toString('base64'));
}

/** Draws one story and compares it with its picture. */
async function check(id, { context, address, images, isUpdating }) {
  const problems = [];
  /** @type {{ id: string, problems: string[], before?: string, after?: string, marked?: string, isNew?: boolean }} */
  const result = { id, problems };
  let opened;
  try {
    opened = await openStory(context, address, { story: id });
    result.after = await images.join(await shoot(opened.page, id));
    problems.push(...opened.errors);
    const file = fileOf(id);
    if (isUpdating) {
      const before = existsSync(file) ? readFileSync(file, 'base64') : undefined;
      const isSame =
        before && !images.isDifferent((await images.compare(before, result.after)).share);
      if (!isSame) writeFileSync(file, result.after, 'base64');
    } else if (!existsSync(file)) {
      // Nothing to compare with: the next run has this one.
      if (QUICK.includes(id)) problems.push('there is no picture of it');
      else writeFileSync(file, result.after, 'base64');
      result.isNew = true;
    } else {
      result.before = readFileSync(file, 'base64');
      const { share, marked, note } = await images.compare(result.before, result.after);
      result.marked = marked;
      if (images.isDifferent(share)) problems.push(note);
    }
  } catch (error) {
    problems.push(error.message.split('\n')[0]);
  } finally {
    await opened?.page.close();
  }
  return result;
}

/** Pictures of stories that no longer exist. */
const leftOver = (ids) =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : []).filter(
    (file) => !ids.includes(file.replace('.webp', '')),
  );

/**
 * Compares the stories of a built workbench with their pictures. Returns what failed.
 * @param {{ isQuick: boolean, isUpdating: boolean, only?: string, shard: [number, number], workers: number }} options
 */
export async function compareStories(options) {
  const ids = Object.keys(JSON.parse(readFileSync('build/meta.json', 'utf8')).stories);
  const chosen = choose(ids, options);
  mkdirSync(FOLDER, { recursive: true });
  const server = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const images = await createImages(browser);
  const results = [];
  const queue = [...chosen];
  const work = async () => {
    const context = await openContext(browser);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const result = await check(id, { ...options, context, address: server.address, images });
      for (const problem of result.problems) console.log(`   ${id}: ${problem}`);
      results.push(result);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  await browser.close();
  server.close();

  const stale = leftOver(ids);
  if (options.isUpdating) for (const file of stale) rmSync(`${FOLDER}/${file}`);
  else for (const file of stale) results.push({ id: file, problems: ['its story is gone'] });
  const failed = results.filter(({ problems }) => problems.length > 0);
  const report = writeReport(failed, chosen.length);
  const added = results.filter(({ isNew }) => isNew).length;
  return { failed, added, count: chosen.length, report };
}
