import { unansweredCount } from './network';

/** Scripts and styles that are loading or loaded, by address. The script of this module has loaded. */
const files = new Map<string, Promise<unknown>>([[import.meta.url, Promise.resolve()]]);

/** The event on the window when the server has no such file: it serves a newer release. */
export const MISSING_CHUNK = 'missingchunk';

function fail(url: string, isMissing: boolean, error: unknown = new Error(url)): never {
  if (isMissing) dispatchEvent(new CustomEvent(MISSING_CHUNK, { detail: url }));
  throw error;
}

/** Puts a script into the cache of the browser, from where `import()` takes it. */
async function loadScript(url: string) {
  const response = await fetch(url).catch((error) => {
    unansweredCount.value++;
    throw error;
  });
  if (!response.ok) fail(url, response.status < 500);
  await response.text();
}

/** While styles for the screen load in the head, WebKit draws no new element. So they load as styles for paper. */
function loadStyle(url: string) {
  return new Promise((resolve, reject) => {
    const link: HTMLLinkElement = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: url,
      media: 'print',
      // Else Chromium loads them last.
      fetchPriority: 'high',
      onload: () => resolve(link.sheet?.media.deleteMedium('print')),
      onerror: () => {
        link.remove();
        reject(new Error(url));
      },
    });
    document.head.append(link);
  });
}

function loadOnce(url: string) {
  const file = files.get(url) ?? (url.endsWith('.css') ? loadStyle(url) : loadScript(url));
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

type Load = (chunk: string | number) => Promise<unknown>;

/**
 * The script that lists the files of the chunks that home does not open at once. The build puts its
 * real name here.
 */
const NAMES = './chunk-names.js';

async function loadFiles(paths: string[]) {
  const addresses = paths.map((path) => new URL(path, import.meta.url).href);
  await Promise.all(addresses.map(loadOnce));
  const [url = ''] = addresses;
  // Fails after an earlier failure of the same address, or when the file is not a script.
  return import(/* @vite-ignore */ url).catch((error) => fail(url, true, error));
}

/**
 * Stands for `import()` in the build (scripts/chunkLoaderPlugin.ts). Chromium keeps a failed import
 * for the life of the page, and a failed preload too. So a chunk is imported only after it and all
 * files that it needs have arrived by requests that can be repeated. A chunk is given by the name of
 * its file, or by its number in the list of `NAMES` (scripts/chunkNames.ts).
 */
export const loadChunk = (run: (load: Load) => unknown, needs: string[] = []) =>
  run(async (chunk) => loadFiles(await filesOf(chunk, needs)));

async function filesOf(chunk: string | number, needs: string[]): Promise<string[]> {
  if (typeof chunk === 'string') return [chunk, ...needs];
  const names = await loadFiles([NAMES]);
  return names.default[chunk];
}
