import { minifySync } from 'vite';

export const PLACE = '<!-- The build puts the scripts of the page here. -->';

/** Puts a script into index.html that calls the function with these arguments. Its text runs in the page. */
export function withPageScript(html: string, fn: unknown, ...args: unknown[]) {
  if (!html.includes(PLACE)) throw new Error(`index.html has no "${PLACE}"`);
  const codes = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)));
  const { code } = minifySync('page.js', `(${fn})(${codes.join(',')})`);
  return html.replace(PLACE, () => `<script>${code}</script>\n    ${PLACE}`);
}
