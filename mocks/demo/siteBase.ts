/** The build writes this where the path of the site belongs, because the path is not known yet. */
const PLACEHOLDER = '/__base__/';
/** The same in a regular expression. */
const PLACEHOLDER_IN_PATTERN = '\\/__base__\\/';

/** An address from the root of the site in a reply: `"/m/activity"`. */
const ADDRESS = /(["'(])\/(?=(?:m|play)\/)/g;
/** A picture in a text. Other pictures have the address of `imageCdns` before them. */
const PICTURE = /(src=\\?["'])\/(?=art\/)/g;

/**
 * The backend and the files of the demo are written for a site at the root of its host. This translates to the path
 * under which the demo is served, and back.
 */
export function createSiteBase(origin: string, base: string) {
  /** The path below the site: `wps/session` of `/some/path/wps/session`. */
  const pathOf = ({ origin: other, pathname }: Pick<URL, 'origin' | 'pathname'>) =>
    other === origin && pathname.startsWith(base) ? pathname.slice(base.length) : undefined;

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
