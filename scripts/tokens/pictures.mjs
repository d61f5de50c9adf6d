import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../check/browser.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the tokens look like on a small page of their own. */
const SPECIMEN = `
  <h1>Feria</h1>
  <p>Text <small>and quiet text</small> <a>and a link</a></p>
  <p><b class="button">Deposit</b> <b class="button quiet">Later</b> <i>Live</i></p>
  <div class="card"><span>Welcome bonus</span><b>S/ 100.00</b></div>
  <div class="field">50.00</div>`;
const STYLE = `
  body { margin: 0; padding: 16px; font: 500 14px/1.5 var(--font); color: var(--text); background: var(--surface-0); }
  h1 { margin: 0; font-size: var(--fs-24); color: var(--accent-text); }
  small { color: var(--text-muted); } a { color: var(--accent-text); } p { margin: 0 0 var(--sp-3); }
  .button { padding: var(--sp-2) var(--sp-4); border-radius: var(--r-full); color: var(--accent-ink); background: var(--gold); }
  .quiet { color: var(--text); background: var(--surface-2); }
  i { padding: 2px 6px; border-radius: var(--r-4); color: var(--live-ink); background: var(--live); }
  .card { display: flex; justify-content: space-between; padding: var(--sp-4); border-radius: var(--r-16);
    background: var(--surface-1); box-shadow: var(--shadow-2); }
  .card b { color: var(--win); }
  .field { margin-top: var(--sp-3); padding: var(--sp-3); border: 1px solid var(--line-strong); border-radius: var(--r-12); }`;

const frame = (css, theme) =>
  `<iframe width="328" height="250" srcdoc="${escaped(
    `<html data-theme="${theme}"><style>${css}${STYLE}</style><body>${SPECIMEN}`,
  ).replaceAll('"', '&quot;')}"></iframe>`;

const swatch = (value) =>
  /^(#|rgb|transparent|linear|radial)/.test(value)
    ? `<u style="background:${escaped(value)}"></u>`
    : '';

/**
 * A picture of what differs: each value before and after, and a small page in both themes.
 * @param {readonly import('./importTokens.mjs').Difference[]} differences
 * @param {{ before: string, after: string }} css the style sheets
 * @param {string} folder
 */
export async function drawDifferences(differences, css, folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tokens.png');
  const rows = differences.map(
    ({ context, name, before, after }) =>
      `<tr><td>${context}<td>${name}<td>${swatch(before)} ${escaped(before)}<td>${swatch(after)} ${escaped(after)}`,
  );
  const pages = ['dark', 'light'].map(
    (theme) => `<tr><td>${theme}<td><td>${frame(css.before, theme)}<td>${frame(css.after, theme)}`,
  );
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
    await page.setContent(`<style>
      body { margin: 16px; font: 14px/1.5 system-ui; background: #fff; }
      td { padding: 4px 12px 4px 0; vertical-align: top; }
      u { display: inline-block; width: 40px; height: 20px; border: 1px solid #888; vertical-align: middle; }
      iframe { border: 1px solid #888; }</style>
      <table><tr><th>theme<th>token<th>before<th>after${rows.join('')}${pages.join('')}</table>`);
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await browser.close();
  }
  return file;
}
