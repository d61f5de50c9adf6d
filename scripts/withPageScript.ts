import { minifySync } from 'vite';

const PLACE = '<!-- The build puts the scripts of the page here. -->';

/** Puts a script into index.html that calls the function. Its text runs in the page. */
export function withPageScript(html: string, fn: unknown, argument: unknown) {
  if (!html.includes(PLACE)) throw new Error(`index.html has no "${PLACE}"`);
  const argumentCode = typeof argument === 'function' ? String(argument) : JSON.stringify(argument);
  const { code } = minifySync('page.js', `(${fn})(${argumentCode})`);
  return html.replace(PLACE, () => `<script>${code}</script>\n    ${PLACE}`);
}
