import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { differenceOf, readRasteriser } from '../../tests/visual/rasteriser.mjs';
import { STORIES_PORT } from '../../tests/visual/serveFolder.mjs';
import { launchBrowser, WITHOUT_PICTURE } from '../../tests/visual/shoot.mjs';
import { buildWorkbench } from '../commands/buildWorkbench.mjs';
import { importSource } from '../lib/importSource.mjs';
import { linkPackages } from '../lib/linkPackages.mjs';
import { freePort } from '../serve/ports.mjs';
import {
  changedFiles,
  changedTexts,
  describeCommit,
  findBase,
  isDirty,
  withWorktree,
} from './changes.mjs';
import { IMAGES } from './decisions.mjs';
import { drawKeptPictures, drawStories } from './draw.mjs';
import { readStoryGraph, touchedPages } from './storyGraph.mjs';
import { saveReview, writeReview } from './writeReview.mjs';

const CACHE = '.cache/review';
export const FOLDER = 'build/review';

const readStories = (folder) => JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')).stories;

/** Builds the workbench of an older commit, with the packages that are installed now. */
function buildOld(source, commit) {
  withWorktree(source, commit, () => {
    linkPackages(source);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'ladle', 'build'],
      { cwd: source, encoding: 'utf8' },
    );
    if (status !== 0)
      throw new Error(`the workbench of ${commit} cannot be built\n${stdout}${stderr}`);
  });
}

/**
 * The sources of an older commit with their workbench. They stay there, with what was drawn of them, as long as reviews
 * compare with the same commit.
 */
function prepareBase(commit) {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (name !== commit) rmSync(`${CACHE}/${name}`, { recursive: true, force: true });
  const source = `${CACHE}/${commit}/source`;
  if (!existsSync(`${source}/build/meta.json`)) {
    rmSync(source, { recursive: true, force: true });
    buildOld(source, commit);
  }
  return { source, workbench: `${source}/build` };
}

/** The stories of the pages that a change touches, now and before, each with the files that touch it. */
async function findStories({ source, workbench, base, only }) {
  const { nameInWords } = await importSource('/.ladle/workbench/shell/names.ts');
  /** Without the group, such as Screens. Ladle's own names have lost their capitals. */
  const nameOf = ({ filePath, namedExport }, { texts }) => {
    const title = /title: '([^']+)'/.exec(texts.get(filePath) ?? '')?.[1] ?? '';
    return [...title.split('/').slice(1), namedExport].map(nameInWords).join(' › ');
  };
  const changed = changedFiles(base);
  const texts = changedTexts(base, changed);
  const sides = [
    { root: source, stories: readStories(workbench) },
    { root: undefined, stories: readStories('build') },
  ].map(({ root, stories }) => {
    const graph = readStoryGraph(root);
    return { stories, graph, pages: touchedPages(graph, changed, texts) };
  });
  const ids = new Set(sides.flatMap(({ stories }) => Object.keys(stories)));
  const [before, after] = sides;
  return [...ids]
    .filter((id) => !WITHOUT_PICTURE.includes(id) && (!only || id.includes(only)))
    .map((id) => ({
      id,
      name: after.stories[id]
        ? nameOf(after.stories[id], after.graph)
        : nameOf(before.stories[id], before.graph),
      causes: [
        ...new Set(sides.flatMap(({ stories, pages }) => pages.get(stories[id]?.filePath) ?? [])),
      ],
      isBefore: id in before.stories,
      isAfter: id in after.stories,
    }))
    .filter(({ causes, isBefore, isAfter }) => causes.length > 0 || !isBefore || !isAfter)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Draws the stories that changed since a commit, then and now, and writes the page that shows those that look different.
 * @param {{ since?: string | undefined, only?: string | undefined, widths: number[], workers: number, log?: (line: string) => void }} options
 */
export async function makeReview({ since, only, widths, workers, log = console.log }) {
  const base = findBase(since);
  const about = {
    base: describeCommit(base),
    head: { ...describeCommit('HEAD'), isDirty: isDirty() },
  };
  log(`Comparing with ${about.base.hash} ${about.base.subject}`);
  const old = prepareBase(base);
  buildWorkbench();
  const stories = await findStories({ ...old, base, only });
  log(`${stories.length} stories are made of files that changed. Drawing them …`);
  const now = `${CACHE}/now`;
  rmSync(now, { recursive: true, force: true });
  const browser = await launchBrowser();
  try {
    const idsOf = (side) => stories.filter((story) => story[side]).map(({ id }) => id);
    // Some stories show their address, so both are drawn at the same.
    const port = await freePort(STORIES_PORT);
    const oldPictures = `${CACHE}/${base}/pictures-${port}`;
    const draw = { browser, port, workers };
    const oldProblems = await drawStories({
      ...draw,
      ...{ workbench: old.workbench, folder: oldPictures, widths, ids: idsOf('isBefore') },
    });
    const problems = await drawStories({
      ...draw,
      ...{ workbench: 'build', folder: `${now}/pictures`, widths, ids: idsOf('isAfter') },
    });
    const review = await writeReview({
      ...{ browser, widths, about, folder: FOLDER },
      before: oldPictures,
      after: `${now}/pictures`,
      stories: stories.map((story) => ({
        ...story,
        problem: oldProblems.has(story.id) ? undefined : problems.get(story.id),
      })),
    });
    // Where 360 px was not looked at, it may differ.
    const isKept = ({ state, shots }) =>
      state !== 'gone' &&
      (!widths.includes(360) || shots.some((shot) => shot.width === 360 && shot.isDifferent));
    const drawn = review.stories.filter(isKept).map(({ id }) => id);
    await drawKeptPictures({
      ...{ ...draw, workbench: 'build', ids: drawn },
      ...{ folder: `${FOLDER}/kept`, images: IMAGES },
    });
    for (const story of review.stories)
      if (existsSync(`${FOLDER}/kept/${story.id}.webp`)) story.keeps = true;
    const otherBrowser = differenceOf(await readRasteriser(browser));
    const complete = { ...review, ...(otherBrowser && { otherBrowser }) };
    saveReview(FOLDER, complete);
    return complete;
  } finally {
    await browser.close();
  }
}
