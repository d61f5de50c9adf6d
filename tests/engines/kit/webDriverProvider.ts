import { fileURLToPath } from 'node:url';
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import type { BrowserProvider, TestProject } from 'vitest/node';
import type { Engine } from '../../../scripts/check/findEngines.mjs';
import type { Session } from '../createSession.ts';
import { startEngine } from '../startEngine.ts';

/** The commands that `userEvent` sends in a test. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    __vitest_click(selector: string): Promise<unknown>;
    __vitest_type(selector: string, text: string): Promise<unknown>;
    __vitest_keyboard(text: string): Promise<unknown>;
  }
}

/** The frame in which the runner of the tests opens each file. */
const TEST_FRAME = 'iframe[data-vitest]';

/** With the bars of each browser. The runner scales the frame into a smaller one, and Firefox then scrolls by parts of a pixel. */
const WINDOW = { width: 1000, height: 1000 };

/** Keys that write no character, as WebDriver names them. */
const KEYS: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008' };

async function pressKeys(session: Session, text: string) {
  for (const { keyDef, releasePrevious, releaseSelf } of parseKeyDef(text)) {
    const key = KEYS[keyDef.key ?? ''] ?? keyDef.key ?? '';
    if (!releasePrevious) await session.pressKeys([['keyDown', key]]);
    if (releasePrevious || releaseSelf) await session.pressKeys([['keyUp', key]]);
  }
}

async function find(session: Session, selector: string) {
  const [element] = await session.findAll(selector);
  if (!element) throw new Error(`there is no element ${selector}`);
  return element;
}

/** Runs browser tests in an engine that is driven by WebDriver. Clicks and keys come from its driver. */
class WebDriverProvider implements BrowserProvider {
  name = 'webdriver';
  supportsParallelism = false;
  initScripts = [fileURLToPath(new URL('locators.ts', import.meta.url))];
  #engine: Engine;
  #viewport: { width: number; height: number };
  #started: ReturnType<typeof startEngine> | undefined;

  constructor(project: TestProject) {
    this.#engine = project.config.browser.name as Engine;
    this.#viewport = project.config.browser.viewport;
    const { browser } = project;
    const inFrame = async (act: (session: Session) => Promise<unknown>) => {
      const session = await this.#session();
      await session.enterFrame(null);
      await session.enterFrame(await find(session, TEST_FRAME));
      await act(session);
      return { unreleased: [] };
    };
    browser?.registerCommand('__vitest_click', (_, selector: string) =>
      inFrame(async (session) => session.click(await find(session, selector))),
    );
    browser?.registerCommand('__vitest_type', (_, selector: string, text: string) =>
      inFrame(async (session) => session.type(await find(session, selector), text)),
    );
    browser?.registerCommand('__vitest_keyboard', (_, text: string) =>
      inFrame((session) => pressKeys(session, text)),
    );
  }

  async #session() {
    this.#started ??= startEngine(this.#engine);
    return (await this.#started).session;
  }

  getCommandsContext() {
    return {};
  }

  async openPage(_: string, url: string) {
    const session = await this.#session();
    await session.resizeWindow(WINDOW.width, WINDOW.height);
    await session.open(url);
    const [width, height] = await session.run(() => [innerWidth, innerHeight] as const);
    if (width < this.#viewport.width || height < this.#viewport.height)
      throw new Error(`the tests would be scaled into a window of ${width} x ${height}`);
  }

  async close() {
    (await this.#started)?.end();
  }
}

export const webDriver = () =>
  defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: ['chromium', 'firefox', 'webkit'],
    options: {},
    providerFactory: (project) => new WebDriverProvider(project),
  });
