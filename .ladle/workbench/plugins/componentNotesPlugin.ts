import type { Plugin } from 'vite';
import { componentFiles, notesOf } from '../componentNotes.mjs';
import { changesOf, readChanges } from '../notes/changesOf.mjs';
import { screenUses } from '../notes/screenUses.mjs';
import { storyPages } from '../notes/storyPages.mjs';

const ID = 'virtual:component-notes';

/**
 * Gives the workbench the comment, the props and their types of every component, the pages of stories, and the components
 * of each screen, from the source, and the last changes of each component from git.
 */
export function componentNotesPlugin(): Plugin {
  return {
    name: 'feria:component-notes',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const notes = componentFiles().flatMap(notesOf);
      const pages = storyPages(notes);
      const log = readChanges();
      const changes = notes.map(({ name, file }) => [name, changesOf(file, log)]);
      return `export const notes = ${JSON.stringify(notes)};
export const pages = ${JSON.stringify(pages)};
export const screens = ${JSON.stringify(screenUses(pages, notes))};
export const changes = ${JSON.stringify(Object.fromEntries(changes))};`;
    },
  };
}
