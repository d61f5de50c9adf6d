import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules whose result depends on the texts. */
const TEXT_RULES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];

async function runAxe(page: Page, rules?: string[]) {
  const violations: Violation[] = await page.evaluate(
    async (runOnly) =>
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
      (await (globalThis as any).axe.run(runOnly ? { runOnly } : {})).violations,
    rules,
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
 * Accessibility violations on the page. In Spanish all rules run in the dark theme and the colour rules
 * in the light theme. In another language only the texts differ, so only the rules about texts run.
 */
export async function violations(page: Page, language = 'ES') {
  await page.evaluate(source);
  if (language !== 'ES') return runAxe(page, TEXT_RULES);
  const dark = await runAxe(page);
  await setTheme(page, 'light');
  const light = await runAxe(page, COLOUR_RULES);
  await setTheme(page, 'dark');
  return [...dark, ...light.map((line) => `light theme, ${line}`)];
}
