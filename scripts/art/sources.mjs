import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {{ icons: Record<string, { body: string }>, aliases?: Record<string, { parent: string }> }} IconSet */

const require = createRequire(import.meta.url);

/** @param {string} set @returns {IconSet} */
const readSet = (set) => require(`@iconify-json/${set}/icons.json`);

export const lucide = readSet('lucide');
export const fluentEmoji = readSet('fluent-emoji');
export const circleFlags = readSet('circle-flags');

/** The elements of a named icon, without the svg element around them; an unknown name stops the build. @param {IconSet} set @param {string} name */
export function body(set, name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`no icon named ${name}`);
  return icon.body;
}

/** @param {string} path a file inside a package, as `@scope/package/file` */
export const packageFile = (path) => {
  const [scope, name, ...inside] = path.split('/');
  const root = new URL(`./node_modules/${scope}/${name}/`, import.meta.url);
  return readFileSync(new URL(inside.join('/'), root));
};
