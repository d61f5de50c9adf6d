import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WRAPPER = fileURLToPath(new URL('./pseudoLanguage.ts', import.meta.url));

/** Gives the dictionaries of the workbench a formatter that can make every text longer. */
export function pseudoLanguagePlugin(): Plugin {
  return {
    name: 'feria:pseudo-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'typesafe-i18n' && importer?.includes('/src/i18n/') ? WRAPPER : null,
  };
}
