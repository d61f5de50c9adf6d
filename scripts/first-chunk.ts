import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOTS = ['src/app/main.tsx', 'src/screens/home/Home.tsx'];

/**
 * Packs what the first grid of home needs into two files: the libraries, which rarely change, and
 * ours. Left alone, the bundler cuts every piece that two screens share into a chunk of its own, and
 * forty small files compress and arrive worse than two.
 */
export function firstChunk(): Plugin {
  const needed = new Set<string>();
  const name = (id: string) => {
    if (!needed.has(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'first';
  };
  return {
    name: 'feria:first-chunk',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name }] } } } },
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
