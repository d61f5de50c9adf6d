// Stand in for `destr` and `ufo` in the app's bundle (see vite.config.ts). ofetch uses them to parse
// JSON and to build addresses; src/api does both itself, so the packages would be 2 KB of unused code.

/** `destr`: parses JSON. */
export default JSON.parse;

/** `ufo`: puts the base of the API before a path. */
export const withBase = (path, base) => `${base}${path}`;

/** `ufo`: adds a query. src/api/payload.ts has added it already. */
export const withQuery = (path) => path;
