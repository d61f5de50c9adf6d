/** The path of a page of this site. */
const OWN_PAGE = /^\/[^?#]*\.html(?=[?#]|$)/;

/**
 * The address with the language and the theme of the app, if it is a page of this site: a page in a
 * sandbox cannot read from storage what was chosen. Files and other sites keep their address.
 */
export function ownPage(address: string, language: string, theme: string): string {
  if (!OWN_PAGE.test(address)) return address;
  const [page = '', hash] = address.split('#');
  const look = new URLSearchParams({ lang: language, theme });
  return `${page}${page.includes('?') ? '&' : '?'}${look}${hash === undefined ? '' : `#${hash}`}`;
}
