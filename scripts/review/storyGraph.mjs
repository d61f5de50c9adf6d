import { basename, dirname, join } from 'node:path/posix';
import { reachedFrom, readImports } from '../lib/importGraph.mjs';

/** What every story stands in. Its other imports are the workbench around the story. */
const STAGE = ['.ladle/components.tsx', '.ladle/workbench/Preview.tsx'];
const APP = '.ladle/workbench/AppFrame.tsx';
const IN_AN_AREA = /^mocks\/(handlers|rules|db)\/\w+\/\w+\.ts$/;

/**
 * The app loads every screen by its address, and after a lost reply any store: by these imports every story of a screen
 * would depend on all others.
 */
const isCut = (from, to) => from.startsWith('src/app/') && /^src\/(screens|stores)\//.test(to);

/** The texts of the first pages are imported by all. What a story shows of them is found by their keys. */
const isDictionary = (file) => /^src\/i18n\/[\w-]+\/\w+\/\w+\.ts$/.test(file);

/** The screen of a page of stories: `VipRoom.tsx`, or all components beside it. */
function screenOf(story, files) {
  if (!story.startsWith('src/screens/')) return [];
  const own = story.replace('.stories.tsx', '.tsx');
  if (files.has(own)) return [own];
  return [...files.keys()].filter(
    (file) =>
      dirname(file) === dirname(story) &&
      /\/[A-Z]\w+\.tsx$/.test(file) &&
      !file.includes('.stories.'),
  );
}

/**
 * The files that each page of stories is made of.
 *
 * - A page of a screen has the app around it, and of the screens only its own.
 * - The mock imports the handlers of all endpoints. A story depends on those of the domains that it reaches: a domain has
 *   the same file name in the contract and in the mock.
 * @param {string} [root]
 */
export function readStoryGraph(root) {
  const { texts, imports, lazy } = readImports(root);
  const mocks = [...texts.keys()].filter((file) => IN_AN_AREA.test(file));
  const mocksOf = (file) =>
    file.startsWith('src/contract/')
      ? mocks.filter((mock) => mock.endsWith(file.replace('src/contract', '')))
      : [];
  const importsOf = (file) => [
    ...(imports.get(file) ?? []).filter(
      (next) => !isDictionary(next) && (!IN_AN_AREA.test(next) || IN_AN_AREA.test(file)),
    ),
    ...(lazy.get(file) ?? []).filter((next) => !isCut(file, next) && !STAGE.includes(file)),
    ...mocksOf(file),
  ];
  const pages = [...texts.keys()].filter((file) => file.endsWith('.stories.tsx'));
  return {
    texts,
    pages,
    /** @param {string} page */
    screenOf: (page) => screenOf(page, texts),
    /** @param {string[]} files */
    reach: (files) => reachedFrom(files, importsOf),
    /** @param {string} page */
    filesOf: (page) => reachedFrom([...STAGE, page, ...screenOf(page, texts)], importsOf),
  };
}

/** What changes the build of the workbench, and so may change everything in it. */
const FOR_ALL =
  /^(package-lock\.json|public\/fonts\/|\.ladle\/(config\.mjs|vite\.config\.ts|workbench\/plugins\/)|scripts\/build\/(contract|mockWorker)Plugin)/;

/** Files that name a picture: `icons/fire.webp`, or any of its folder when the name is put together. */
function namersOf(picture, texts) {
  const folder = basename(dirname(picture));
  const names = [join(folder, basename(picture)), `/${folder}/\${`];
  return [...texts].flatMap(([file, text]) =>
    names.some((name) => text.includes(name)) || text.includes('public/art/') ? [file] : [],
  );
}

const quotesOf = (key) => [`'${key}'`, `\`${key}\``];

/** Files that name a text by its key, or by the beginning of one that they put together. */
function usersOfText(key, texts) {
  return [...texts].flatMap(([file, text]) => {
    const starts = [...text.matchAll(/`([a-z]\w*\.\w*)\$\{/gi)].map(([, start]) => start);
    const isUser =
      quotesOf(key).some((quoted) => text.includes(quoted)) ||
      starts.some((start) => key.startsWith(start));
    return isUser ? [file] : [];
  });
}

/**
 * The pages of stories that a change touches, and by which of the changed files.
 * @param {ReturnType<typeof readStoryGraph>} graph
 * @param {string[]} changed paths of files
 * @param {string[]} [keys] of texts that changed, such as `wallet.balance`
 * @returns {Map<string, string[]>}
 */
export function touchedPages({ pages, texts, filesOf }, changed, keys = []) {
  const files = new Map(pages.map((page) => [page, filesOf(page)]));
  const seen = new Set([...files.values()].flatMap((reached) => [...reached]));
  /** What a changed file is looked for by. */
  const tracesOf = (file) => {
    if (file.startsWith('public/art/') || file.startsWith('public/icons'))
      return namersOf(file, texts);
    // Data of the mock that nothing else leads to.
    if (/^(mocks|fixtures)\//.test(file) && texts.has(file) && !seen.has(file)) return [APP];
    return [file];
  };
  const traces = [
    ...changed.filter((file) => !isDictionary(file)).map((file) => [file, tracesOf(file)]),
    ...keys.map((key) => [key, usersOfText(key, texts)]),
  ];
  const touched = [...files].map(([page, reached]) => [
    page,
    traces
      .filter(([cause, trace]) => FOR_ALL.test(cause) || trace.some((file) => reached.has(file)))
      .map(([cause]) => cause),
  ]);
  return new Map(touched.filter(([, causes]) => causes.length > 0));
}
