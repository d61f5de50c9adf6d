import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { findControlsWithoutEdge } from '../../visual/forcedColours.mjs';
import { whenTakenOver } from './locators';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function runAxe(page: Page, rules?: string[], within?: string) {
  const violations: Violation[] = await page.evaluate(
    async ([runOnly, selector]) => {
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
      const { axe } = globalThis as any;
      const part = selector ? document.querySelector(selector) : document;
      const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      return (await axe.run(part, options)).violations;
    },
    [rules, within] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Changes the colours of the page as it is, without a reload. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    // During a transition a colour is a mixture of both themes, so transitions are off.
    const withoutTransitions = new CSSStyleSheet();
    withoutTransitions.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [withoutTransitions];
    document.documentElement.dataset.theme = name;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, theme);

/**
 * Accessibility violations on the page. All rules run in the dark theme and the colour rules in the light theme, and
 * with the colours of the system each control needs an edge. `within` selects a part of the page.
 */
export async function findViolations(page: Page, within?: string) {
  await whenTakenOver(page);
  // Axe cannot measure the contrast of a transparent page (fixtures.ts).
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'));
  // A tap is highlighted for a moment after it, and a highlighted row looks like a box.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  // The source is large; a page that was not loaded again has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const dark = await runAxe(page, undefined, within);
  await setTheme(page, 'light');
  const light = await runAxe(page, COLOUR_RULES, within);
  await setTheme(page, 'dark');
  const forced = await findControlsWithoutEdge(page, within);
  return [...dark, ...light.map((line) => `light theme, ${line}`), ...forced];
}
