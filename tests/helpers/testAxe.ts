import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { controlsWithBox, linesWithoutEdge } from '../visual/forcedColours.mjs';
import { prepareApp, setMedia } from './openApp';

type Language = 'ES' | 'EN';

interface Tools {
  app: ReturnType<typeof prepareApp>;
  language: Language;
  /** Goes to another screen like a tap on a link, and waits until it has replaced the current one. */
  goToScreen(href: string): Promise<void>;
  /** Expects no violations on the page as it is now. `part` names it in the error. */
  expectNoViolations(part: string): Promise<void>;
}

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function runAxe(runOnly?: string[]) {
  const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** During a transition a colour is a mixture of both themes, so transitions are off. */
function stopTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
}

async function setTheme(theme: 'dark' | 'light') {
  document.documentElement.dataset.theme = theme;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Accessibility violations on the page. All rules run in the dark theme and the colour rules in the light theme, and with
 * the colours of the system each control needs an edge.
 */
async function findViolations() {
  // A tap is highlighted for a moment after it, and a highlighted row looks like a box.
  await expect.poll(() => document.querySelector('[data-pressed]')).toBeNull();
  const dark = await runAxe();
  stopTransitions();
  await setTheme('light');
  const light = await runAxe(COLOUR_RULES);
  await setTheme('dark');
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = { 'prefers-reduced-motion': isReduced ? 'reduce' : '' };
  const boxes = controlsWithBox();
  await setMedia({ ...motion, 'forced-colors': 'active' });
  const forced = linesWithoutEdge(boxes);
  await setMedia(motion);
  return [...dark, ...light.map((line) => `light theme, ${line}`), ...forced];
}

/**
 * Tests screens, without motion: a colour that fades in has no contrast yet. Only the texts depend on the language, so one is
 * enough. What is in index.html is not tested.
 */
export function testAxe(title: string, language: Language, run: (tools: Tools) => Promise<void>) {
  test(`${title}, in ${language}`, async () => {
    const app = prepareApp();
    localStorage.setItem('language', language);
    await run({
      app,
      language,
      async goToScreen(href) {
        const left = [...document.querySelectorAll('main > *')];
        app.goTo(href);
        await expect
          .poll(() => left.some((element) => element.isConnected), { message: href })
          .toBe(false);
      },
      expectNoViolations: async (part) => expect(await findViolations(), part).toEqual([]),
    });
  });
}
