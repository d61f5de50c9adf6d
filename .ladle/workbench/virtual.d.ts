declare module 'virtual:component-notes' {
  export const notes: import('./componentNotes.mjs').ComponentNotes[];
  export const pages: import('./notes/storyPages.mjs').StoryPage[];
  /** The names of the components of each screen, by the page of its stories. */
  export const screens: Record<string, string[]>;
  /** The last changes of each component, by its name. */
  export const changes: Record<string, import('./notes/changesOf.mjs').Change[]>;
}

declare module 'virtual:word-uses' {
  export const uses: Record<string, string[]>;
}

declare module 'virtual:brands' {
  const brands: Record<'main' | 'marea', import('../../src/config/config').Config>;
  export default brands;
}

declare module '@ladle/react-context' {
  import type { Context } from 'react';

  const context: Context<import('./ladle').Ladle>;
  export default context;
}

interface Window {
  /** Shows another story in the same page, and resolves when it is drawn. */
  showStory: (id: string) => Promise<void>;
  /** Resolves when nothing was drawn or loaded for a moment. */
  whenSettled: () => Promise<void>;
  /** What axe finds in the story, one line for each rule. */
  findViolations: () => Promise<string[]>;
  /** Outlines elements of the story and reports the one that is pressed. Resolves to the stop. */
  startInspect: (
    report: (facts: import('./inspect/startInspect').Facts | undefined) => void,
  ) => Promise<() => void>;
  /** The brand that the studio is making. The frames in it read it. */
  studioBrand?: import('../../src/config/config').Brand;
  /** Shows the brand of the studio in this frame of it. */
  showDraft?: () => void;
}
