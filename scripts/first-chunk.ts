import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Screens that people open first; the entry belongs to home. */
const ROOTS = {
  first: ['src/app/main.tsx', 'src/screens/home/Home.tsx'],
  idle: ['src/app/manners.ts', 'src/app/extras/HomeExtras.tsx', 'src/screens/home/Rest.tsx'],
  list: ['src/screens/gameList/GameList.tsx', 'src/screens/lobby/Lobby.tsx'],
  door: ['src/screens/login/Login.tsx'],
};
type Name = keyof typeof ROOTS;

/**
 * Packs what the first grid of home needs into one file, what comes once it stands into a second,
 * what a list or a login needs besides into one each, and what three other screens share into a last. Left alone, the bundler cuts every
 * shared piece into a chunk of its own: forty small files compress and arrive worse than one, and
 * their names fill the entry.
 */
export function firstChunk(): Plugin {
  const needs: Record<Name, Set<string>> = {
    first: new Set(),
    idle: new Set(),
    list: new Set(),
    door: new Set(),
  };
  const { first, idle, list, door } = needs;
  const isBoth = (id: string) => list.has(id) && door.has(id);
  return {
    name: 'feria:first-chunk',
    apply: 'build',
    config: () => ({
      build: {
        // What a screen needs besides its own file: its styles and the shared chunks. The names of
        // the rest would weigh more in the entry than the screen waits for them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.filter((file) => /\.css$|\/(?:idle|both|list|door|shared)-/.test(file)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A group takes along what its modules import, unless a stronger one has it.
              groups: [
                { name: 'first', test: (id) => first.has(id), priority: 5 },
                { name: 'idle', test: (id) => idle.has(id), priority: 4 },
                { name: 'both', test: isBoth, priority: 3 },
                { name: 'list', test: (id) => list.has(id), priority: 2 },
                { name: 'door', test: (id) => door.has(id), priority: 1 },
                { name: 'shared', test: /\/src\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const collect = (id: string, into: Set<string>) => {
        if (into.has(id)) return;
        into.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) collect(next, into);
      };
      for (const [name, roots] of Object.entries(ROOTS)) {
        for (const root of roots) collect(resolve(root), needs[name as Name]);
      }
    },
  };
}
