/** An address from the root of the site in a script: `'/m/help'`, `"/art/app.webp"`. */
const ADDRESS =
  /(["'`])\/(?=(?:m|art|assets|play|__mock)(?:[/?#"'`]|$)|manifest\.webmanifest\b|icon-192\.png\b)/g;
/** The same at the start of a regular expression: `/^\/m\//`. */
const PATTERN = /\/\^\\\/(?=\(?m\b)/g;
/** In the selector of a style sheet: `[src^="/assets/art/icons-0a1b2c3d/"]`. */
const SELECTOR = /(\^=")\/(?=(?:assets\/)?art\/)/g;

/**
 * Puts the path of the site before the addresses of a script.
 * @param {string} script
 * @param {string} base
 */
export function withBase(script, base) {
  if (base === '/') return script;
  return script
    .replace(ADDRESS, (_, quote) => quote + base)
    .replace(PATTERN, () => `/^${base.replaceAll('/', '\\/')}`);
}

/**
 * For a site that is not at the root of its host. Vite puts the path (`base`) before the addresses in
 * index.html and in style sheets; this does the same in scripts. So sources have addresses from the root.
 * @param {string} [siteBase] the path of the site, where it is not the `base` of the build
 * @returns {import('vite').Plugin}
 */
export function basePlugin(siteBase) {
  let base = '/';
  return {
    name: 'feria:base',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = siteBase ?? config.base;
    },
    transform(code, id) {
      if (base === '/' || !/\/(src|mocks\/panel)\//.test(id) || /\/src\/contract\//.test(id))
        return undefined;
      const isStyle = /\.css(\?|$)/.test(id);
      const placed = isStyle
        ? code.replace(SELECTOR, (_, start) => start + base)
        : withBase(code, base);
      // No line moves, so the source map of the file stays as it is.
      return placed === code ? undefined : { code: placed, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script>[\s\S]*?<\/script>/g, (script) => withBase(script, base)),
    },
  };
}
