import type { Plugin } from 'vite';
import { componentFiles, notesOf } from '../componentNotes.mjs';
import { storyPages } from '../notes/storyPages.mjs';

const ID = 'virtual:component-notes';

/** Gives the workbench the comment, the props and their types of every component, and the pages of stories, from the source. */
export function componentNotesPlugin(): Plugin {
  return {
    name: 'feria:component-notes',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const notes = componentFiles().flatMap(notesOf);
      return `export const notes = ${JSON.stringify(notes)};
export const pages = ${JSON.stringify(storyPages(notes))};`;
    },
  };
}
