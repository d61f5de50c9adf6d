import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createImages } from './images.mjs';
import { differenceOf, readRasteriser, saveRasteriser } from './rasteriser.mjs';
import { writeReport } from './report.mjs';
import { serveFolder } from './serveFolder.mjs';
import { drawKept, launchBrowser, openKeptContext, WITHOUT_PICTURE } from './shoot.mjs';
import { createStoryPage, inGroups } from './storyPage.mjs';

const FOLDER = 'tests/visual/images';

const commandFor = (id) => `npm run test:visual -- --update --only ${id}`;
const fileOf = (id) => `${FOLDER}/${id}.webp`;
/** At the same time: each waits most of the time until its story is still. */
const QUICK_PAGES = 8;

/** What `npm test` compares: one story of each component of the design system. */
function quickStories(ids) {
  const firstOf = new Map();
  for (const id of ids.filter((each) => each.startsWith('ui--'))) {
    const [, component = '', name] = id.split('--');
    if (!firstOf.has(component) || name === 'states') firstOf.set(component, id);
  }
  return [...firstOf.values()];
}

/** The stories in groups that share a page: always the same ones, whichever part of them is run. */
function batchesOf(ids, { isQuick, only, shard: [part, parts] }) {
  const quick = isQuick ? quickStories(ids) : [];
  return (isQuick ? inGroups(quick, Math.ceil(quick.length / QUICK_PAGES)) : inGroups(ids))
    .filter((_, index) => index % parts === part - 1)
    .map((batch) => batch.filter((id) => !only || id.includes(only)))
    .filter(({ length }) => length > 0);
}

/**
 * Draws one story and compares it with its picture.
 * @returns {Promise<{ id: string, problems: string[], before?: string, after?: string, marked?: string }>}
 */
async function check(id, { pages, images, isUpdating }) {
  try {
    const { page, errors: problems } = await pages.show(id);
    const after = await drawKept(page, id, images);
    const file = fileOf(id);
    const before = existsSync(file) ? readFileSync(file, 'base64') : undefined;
    const compared = before && (await images.compare(before, after));
    const isSame = compared && !images.isDifferent(compared.share);
    if (isUpdating && !isSame) writeFileSync(file, after, 'base64');
    if (isUpdating || isSame) return { id, problems };
    return {
      id,
      problems: [...problems, compared ? compared.note : `no picture: ${commandFor(id)}`],
      ...(compared ? { before: before ?? '', marked: compared.marked } : {}),
      after,
    };
  } catch (error) {
    await pages.close();
    return { id, problems: [error.message.split('\n')[0]] };
  }
}

/** Pictures of stories that no longer exist. */
function leftOver(ids) {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));
  return names.filter((file) => !ids.includes(file.replace('.webp', '')));
}

/**
 * Compares the stories of a built workbench with their pictures. Returns what failed.
 * @param {{ isQuick?: boolean, isUpdating?: boolean, isAlone?: boolean, only?: string | undefined, shard?: [number, number], workers?: number }} options
 */
export async function compareStories(options) {
  const {
    isQuick = false,
    isUpdating = false,
    isAlone = false,
    only,
    shard = [1, 1],
    workers = 1,
  } = options;
  const { stories } = JSON.parse(readFileSync('build/meta.json', 'utf8'));
  const ids = Object.keys(stories).filter((id) => !WITHOUT_PICTURE.includes(id));
  const batches = batchesOf(ids, { isQuick, only, shard });
  const chosen = batches.flat();
  mkdirSync(FOLDER, { recursive: true });
  const server = await serveFolder('build');
  const browser = await launchBrowser();
  const results = [];
  let otherBrowser;
  try {
    const rasteriser = await readRasteriser(browser);
    otherBrowser = differenceOf(rasteriser);
    if (otherBrowser && isQuick && !isUpdating)
      return { chosen, failed: [], otherBrowser, report: '' };
    const isWhole = !isQuick && !only && shard[1] === 1;
    if (isUpdating && otherBrowser && !isWhole)
      throw new Error(`${otherBrowser}: update all pictures, not some of them`);
    const images = await createImages(browser);
    const atOnce = isQuick ? batches.length : Math.min(workers, batches.length);
    await Promise.all(Array.from({ length: atOnce }, work));
    if (isUpdating && isWhole) saveRasteriser(rasteriser);

    async function work() {
      const context = await openKeptContext(browser);
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const pages = createStoryPage(context, server.address);
        for (const id of batch) {
          const result = await check(id, { pages, images, isUpdating });
          for (const problem of result.problems) console.log(`   ${id}: ${problem}`);
          results.push(result);
          if (isAlone) await pages.close();
        }
        await pages.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
  }

  const stale = leftOver(ids);
  if (isUpdating) for (const file of stale) rmSync(`${FOLDER}/${file}`);
  else for (const file of stale) results.push({ id: file, problems: ['its story is gone'] });
  const failed = results.filter(({ problems }) => problems.length > 0);
  return { chosen, failed, otherBrowser, report: writeReport(failed, chosen.length) };
}
