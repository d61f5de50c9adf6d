import { typeOf } from './fileTypes.mjs';
import { siteTexts } from './siteTexts.mjs';

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Safari leaves out an icon whose type it does not know, so the type is that of the brand's file. */
function typeAttribute(icon = '') {
  const type = typeOf(icon);
  return type ? `" type="${type}` : '';
}

const BLOCK = /(<script type="application\/json" id="config">)([^<]*)/;

/** The configuration in a page. */
export const configOf = (html) => JSON.parse(BLOCK.exec(html)?.[2] || '{}');

/**
 * index.html for a brand: its configuration as a block of JSON, its name as the title, the language and the description
 * of the page, its icons and the picture for links, the colour of the browser's bar, and whether Feria's font is loaded early.
 * The scripts of the page stay as they are, so a policy that names their hashes stays valid.
 * @param {string} html
 * @param {import('../src/config/config').Config} config its addresses as the page needs them
 */
export function withConfig(html, config) {
  const { name, icon, appIcon, colors, style, description, picture } = config.brand;
  const { lang, direction, description: usualDescription } = siteTexts(config);
  // `<` would end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const parts = [
    [BLOCK, json],
    [
      /(<html )lang="[a-z]*"(?: dir="rtl")?/,
      `lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''}`,
    ],
    [/(<title>)[^<]*/, escaped(name)],
    [/(<meta name="description" content=")[^"]*/, escaped(description ?? usualDescription)],
    [/(<meta property="og:image" content=")[^"]*/, escaped(picture ?? '')],
    [
      /(<link rel="icon" href=")[^"]*(?:" type="[^"]*)?/,
      escaped(icon ?? 'data:,') + typeAttribute(icon),
    ],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, appIcon && escaped(appIcon)],
    // The font of Feria is loaded early only where it is shown.
    [
      /(<link rel=")(?:preload|none)(?=" href="[^"]*" as="font")/,
      style?.font || style?.fontFile ? 'none' : 'preload',
    ],
    [/(<meta name="theme-color" content=")[^"]*/, colors?.dark?.bar && escaped(colors.dark.bar)],
  ];
  let page = html;
  for (const [pattern, text] of parts) {
    if (!pattern.test(page)) throw new Error(`index.html has no place for ${pattern.source}`);
    if (text !== undefined) page = page.replace(pattern, (_, start) => start + text);
  }
  return page;
}
