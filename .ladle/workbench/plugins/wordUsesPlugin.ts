import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:word-uses';

/** The files that name each text, by its key. A key that code completes ends in *: `record.state_*`. */
function wordUses() {
  const uses: Record<string, string[]> = {};
  const files = readdirSync('src', { recursive: true })
    .map((path) => `src/${path}`.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.|\/i18n\//.test(path));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const fullKeys = [...text.matchAll(/'([a-z]\w*\.\w+)'/gi)].map(([, key = '']) => key);
    const prefixes = [...text.matchAll(/`([a-z]\w*\.\w*)\$\{/gi)].map(([, key]) => `${key}*`);
    for (const key of new Set([...fullKeys, ...prefixes])) uses[key] = [...(uses[key] ?? []), file];
  }
  return uses;
}

/** Tells the workbench which files use each text of the dictionaries, as context for translators. */
export function wordUsesPlugin(): Plugin {
  return {
    name: 'feria:word-uses',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export const uses = ${JSON.stringify(wordUses())};` : null),
  };
}
