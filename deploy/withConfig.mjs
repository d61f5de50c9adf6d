const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const BLOCK = /(<script type="application\/json" id="config">)([^<]*)/;

/** The configuration in a page. */
export const configOf = (html) => JSON.parse(BLOCK.exec(html)?.[2] || '{}');

/**
 * index.html for a brand: its configuration as a block of JSON, its name as the title, its icons, and the
 * colour of the browser's bar.
 * The scripts of the page stay as they are, so a policy that names their hashes stays valid.
 * @param {string} html
 * @param {import('../src/config/config').Config} config
 */
export function withConfig(html, config) {
  const { name, icon, appIcon, colors } = config.brand;
  // `<` would end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const parts = [
    [BLOCK, json],
    [/(<title>)[^<]*/, escaped(name)],
    [/(<link rel="icon" href=")[^"]*/, icon && escaped(icon)],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, appIcon && escaped(appIcon)],
    [/(<meta name="theme-color" content=")[^"]*/, colors?.dark?.bar && escaped(colors.dark.bar)],
  ];
  let page = html;
  for (const [pattern, text] of parts) {
    if (!pattern.test(page)) throw new Error(`index.html has no place for ${pattern.source}`);
    if (text) page = page.replace(pattern, (_, start) => start + text);
  }
  return page;
}
