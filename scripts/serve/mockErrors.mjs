// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals have colours
const COLOURS = /\x1b\[[\d;]*m/g;

/** @param {unknown} error */
function describe(error) {
  const { message, stack = '', frame, id, loc, plugin } = /** @type {any} */ (error);
  const plain = (text) => text && String(text).replace(COLOURS, '');
  return {
    message: plain(message ?? error),
    stack: plain(stack),
    ...(frame ? { frame: plain(frame) } : {}),
    ...(id ? { id } : {}),
    ...(loc ? { loc } : {}),
    ...(plugin ? { plugin } : {}),
  };
}

/**
 * Loads the mock, and shows in open pages of the development server why it cannot be loaded. Vite does so for files of
 * the page only. When the mistake is mended, the pages are loaded again.
 * @template T
 * @param {() => Promise<T>} load
 * @param {(message: { type: 'error', err: any } | { type: 'full-reload' }) => void} send to the open pages
 */
export function createMockErrors(load, send) {
  let hasFailed = false;
  async function loadMock() {
    try {
      const mock = await load();
      if (hasFailed) send({ type: 'full-reload' });
      hasFailed = false;
      return mock;
    } catch (error) {
      send({ type: 'error', err: describe(error) });
      hasFailed = true;
      throw error;
    }
  }
  return {
    loadMock,
    /** After an edit of the mock. */
    check: () => loadMock().catch(() => {}),
  };
}

/**
 * Looks at each edited file of the mock at once: without this, a mistake would show at the next call.
 * @param {() => Promise<unknown>} check
 * @returns {import('vite').Plugin}
 */
export const mockErrorsPlugin = (check) => ({
  name: 'feria:mock-errors',
  apply: 'serve',
  configureServer({ watcher }) {
    const isMock = /\/(mocks|fixtures|src\/contract)\/.*\.ts$/;
    // Vite forgets the old module first, in a listener of its own.
    watcher.on('change', (file) => {
      if (isMock.test(file.replaceAll('\\', '/'))) setTimeout(check, CHECK_MS);
    });
  },
});
const CHECK_MS = 100;
