const CONFIG = /id="config">([^<]*)/;
const SCRIPT = /assets\/[\w.-]+\.js/g;

/** The configuration in a page, as text. */
export const configTextOf = (html: string) => CONFIG.exec(html)?.[1];

const scriptsOf = (html: string) => html.match(SCRIPT)?.join();

/**
 * Whether the page on the server is the stored one with another configuration. A page with other scripts is of another
 * release, which comes with a worker of its own and is offered first.
 */
export const hasNewConfiguration = (stored: string, onServer: string) =>
  configTextOf(onServer) !== undefined &&
  configTextOf(stored) !== configTextOf(onServer) &&
  scriptsOf(stored) === scriptsOf(onServer);
