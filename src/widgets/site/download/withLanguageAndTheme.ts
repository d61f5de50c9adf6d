/** The path of a page of this site. */
const OWN_PAGE = /^\/[^?#]*\.html(?=[?#]|$)/;

/**
 * The address with the language and the theme of the app, if it is a page of this site: a page in a
 * sandbox cannot read from storage what was chosen. Files and other sites keep their address.
 */
export function withLanguageAndTheme(address: string, language: string, theme: string): string {
  if (!OWN_PAGE.test(address)) return address;
  const [page = '', hash] = address.split('#');
  const parameters = new URLSearchParams({ lang: language, theme });
  return `${page}${page.includes('?') ? '&' : '?'}${parameters}${hash === undefined ? '' : `#${hash}`}`;
}
