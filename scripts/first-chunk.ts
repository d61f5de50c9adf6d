import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOTS = ['src/app/main.tsx', 'src/screens/home/Home.tsx'];

/**
 * Packs what the first grid of home needs into one file, and what three screens or more share into
 * a second. Left alone, the bundler cuts every shared piece into a chunk of its own: forty small
 * files compress and arrive worse than one, and their names fill the entry.
 */
export function firstChunk(): Plugin {
  const needed = new Set<string>();
  const name = (id: string) => (needed.has(id) ? 'first' : null);
  return {
    name: 'feria:first-chunk',
    apply: 'build',
    config: () => ({
      build: {
        // What a screen needs besides its own file: its styles and the shared chunk. The names of
        // the rest would weigh more in the entry than the screen waits for them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => /\.css$|\/shared-/.test(file)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name }, { name: 'shared', test: /\/src\//, minShareCount: 3 }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const collect = (id: string) => {
        if (needed.has(id)) return;
        needed.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) collect(next);
      };
      for (const root of ROOTS) collect(resolve(root));
    },
  };
}
