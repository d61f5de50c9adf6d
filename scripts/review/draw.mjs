import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createImages } from '../../tests/visual/images.mjs';
import { serveFolder } from '../../tests/visual/serveFolder.mjs';
import { drawKept, fitWindow, openKeptContext } from '../../tests/visual/shoot.mjs';
import {
  createStoryPage,
  inGroups,
  openContext,
  showTheme,
} from '../../tests/visual/storyPage.mjs';

export const WIDTHS = [360, 768, 1280];
export const THEMES = /** @type {const} */ (['dark', 'light']);

/** The file of one picture of a story, before it is compared. */
export const shotFile = (folder, id, width, theme) => `${folder}/${id}-${width}-${theme}.png`;

/** One story at each width in both themes. The theme that is shown last stays for the next width. */
async function drawAll({ page, id, widths, folder }) {
  let themes = [...THEMES];
  for (const width of widths) {
    await fitWindow(page, id, width);
    for (const theme of themes) {
      await showTheme(page, theme);
      writeFileSync(shotFile(folder, id, width, theme), await page.screenshot());
    }
    themes = themes.toReversed();
  }
}

/** Shows stories in pages that several workers share, and calls `draw` with each. Resolves to why a story could not be drawn. */
async function eachStory({ browser, workbench, port, ids, workers, open }, draw) {
  const problems = new Map();
  if (ids.length === 0) return problems;
  const server = await serveFolder(workbench, port);
  const groups = inGroups(ids, Math.min(40, Math.ceil(ids.length / workers)));
  const work = async () => {
    const context = await open(browser);
    for (let group = groups.shift(); group; group = groups.shift()) {
      const pages = createStoryPage(context, server.address);
      for (const id of group) {
        try {
          const { page } = await pages.show(id);
          await draw(page, id);
        } catch (error) {
          problems.set(id, error.message.split('\n')[0]);
          await pages.close();
        }
      }
      await pages.close();
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, groups.length) }, work));
  server.close();
  return problems;
}

/**
 * Draws stories of a built workbench as files in a folder. What is there already is not drawn again.
 * @param {{ browser: import('playwright').Browser, workbench: string, port: number, ids: string[], widths: number[], folder: string, workers: number }} options
 */
export function drawStories({ widths, folder, ids, ...rest }) {
  mkdirSync(folder, { recursive: true });
  const isThere = (id) =>
    widths.every((width) =>
      THEMES.every((theme) => existsSync(shotFile(folder, id, width, theme))),
    );
  return eachStory(
    { ...rest, ids: ids.filter((id) => !isThere(id)), open: openContext },
    (page, id) => drawAll({ page, id, widths, folder }),
  );
}

/**
 * Draws the pictures of `tests/visual/images` anew, into another folder: only those that differ.
 * @param {{ browser: import('playwright').Browser, workbench: string, port: number, ids: string[], folder: string, images: string, workers: number }} options
 */
export async function drawKeptPictures({ folder, images, ...rest }) {
  mkdirSync(folder, { recursive: true });
  const tool = await createImages(rest.browser);
  return eachStory({ ...rest, open: openKeptContext }, async (page, id) => {
    const drawn = await drawKept(page, id, tool);
    const kept = `${images}/${id}.webp`;
    const compared = existsSync(kept) && (await tool.compare(readFileSync(kept, 'base64'), drawn));
    if (!compared || tool.isDifferent(compared.share))
      writeFileSync(`${folder}/${id}.webp`, drawn, 'base64');
  });
}
