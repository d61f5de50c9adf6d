import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentFiles, notesOf } from './componentNotes.mjs';

const ID = 'virtual:component-notes';

/** The files of stories, with the beginning of the ids that Ladle gives their stories. */
function storyFiles() {
  const files = readdirSync('src', { recursive: true })
    .map((path) => `src/${path}`.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.stories.tsx'));
  return files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    const id = title
      .toLowerCase()
      .replace(/\s*\/\s*/g, '--')
      .replace(/\s+/g, '-');
    return { id, imports: [...text.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => name) };
  });
}

/** Gives the workbench what the source says of every component: comment, props and their types. */
export function componentNotesPlugin(): Plugin {
  return {
    name: 'feria:component-notes',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const notes = componentFiles().flatMap(notesOf);
      return `export const notes = ${JSON.stringify(notes)};
export const stories = ${JSON.stringify(storyFiles())};`;
    },
  };
}
