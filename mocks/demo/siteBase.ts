/** The build writes this in place of the path of the site, which is not known then. */
const PLACEHOLDER = '/__base__/';
/** The same in the source of a regular expression. */
const PLACEHOLDER_IN_PATTERN = '\\/__base__\\/';

/** An address from the root of the site in a reply: `"/m/activity"`, the icon of the app. */
const ADDRESS = /(["'(])\/(?=(?:m|play)\/|icon-192\.png)/g;
/** A picture in a text. Other pictures have the address of `imageCdns` before them. */
const PICTURE = /(src=\\?["'])\/(?=art\/)/g;

/**
 * The backend and the files of the demo are written for a site at the root of its host. This translates to the path
 * under which the demo is served, and back.
 */
export function createSiteBase(origin: string, base: string) {
  /** The path below the site: `wps/session` of `/some/path/wps/session`. Undefined for other sites. */
  const pathOf = ({ origin: urlOrigin, pathname }: Pick<URL, 'origin' | 'pathname'>) =>
    urlOrigin === origin && pathname.startsWith(base) ? pathname.slice(base.length) : undefined;

  return {
    pathOf,
    /** The address of a request without the path of the site. */
    toBackend: (url: URL) => `${origin}/${pathOf(url) ?? ''}${url.search}`,
    /** A reply of the backend, with addresses of this site. */
    toSite: (text: string) =>
      text
        .replace(ADDRESS, (_, before) => before + base)
        .replace(PICTURE, (_, before) => before + base)
        .replaceAll(`${origin}/play/`, `${origin}${base}play/`),
    /** A file of the build, with the path of the site in it. */
    withBase: (text: string) =>
      text
        .replaceAll(PLACEHOLDER_IN_PATTERN, base.replaceAll('/', '\\/'))
        .replaceAll(PLACEHOLDER, base),
  };
}
