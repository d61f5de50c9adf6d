import { readStoryGraph } from '../../../scripts/review/storyGraph.mjs';

/**
 * The components of each screen, directly or inside of others, by the page of its stories.
 * @param {import('./storyPages.mjs').StoryPage[]} pages
 * @param {import('../componentNotes.mjs').ComponentNotes[]} notes
 * @returns {Record<string, string[]>}
 */
export function screenUses(pages, notes) {
  const { screenOf, reach } = readStoryGraph();
  return Object.fromEntries(
    pages.flatMap(({ id, file }) => {
      const screens = screenOf(file);
      if (screens.length === 0) return [];
      const files = reach(screens);
      return [[id, notes.filter((note) => files.has(note.file)).map(({ name }) => name)]];
    }),
  );
}
