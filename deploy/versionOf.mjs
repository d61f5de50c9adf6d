const VERSION = /(<meta name="version" content=")([^"]*)/;

/** The version of the build that a page is of. Empty in development. */
export const versionOf = (html) => VERSION.exec(html)?.[2] ?? '';

/** @param {string} html @param {string} version */
export const withVersion = (html, version) =>
  html.replace(VERSION, (_, start) => start + version.replace(/[^\w.+-]/g, ''));
