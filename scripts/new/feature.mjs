import { featureBackend } from './featureBackend.mjs';
import { featureScreen } from './featureScreen.mjs';
import { capital, singularOf } from './names.mjs';
import { screen } from './screen.mjs';

/** @typedef {{ area: string, items: string, Items: string, item: string, Item: string }} Names */

/**
 * A list of the member with pages and a command, from the table of the mock to the screen, with texts and tests of all
 * levels.
 * @param {import('../commands/new.mjs').Given} given
 * @returns {import('../commands/new.mjs').Plan}
 */
export function feature(items, area, given) {
  const item = singularOf(items);
  if (item === items) throw new Error(`"${items}" is not a plural, such as "tournaments".`);
  const names = { area, items, Items: capital(items), item, Item: capital(item) };
  const drawn = screen(items, area, { ...given, inMenu: true }, featureScreen(names));
  const backend = featureBackend(names);
  return {
    created: { ...backend.created, ...drawn.created },
    changed: [...backend.changed, ...drawn.changed],
    taken: [...backend.taken, ...drawn.taken],
    left: [
      `src/contract/${area}/${item}.ts: the real fields; then the table, the handler and the tests by their types`,
      `fixtures/${area}/${items}.ts: what the mock has`,
      ...drawn.left,
    ],
  };
}
