declare module 'virtual:component-notes' {
  export const notes: import('./componentNotes.mjs').ComponentNotes[];
  export const stories: { id: string; components: string[] }[];
}

declare module 'virtual:word-uses' {
  export const uses: Record<string, string[]>;
}

declare module 'virtual:site-config' {
  const siteConfig: import('../../src/config/config').Config;
  export default siteConfig;
}

declare module '@ladle/react-context' {
  import type { Context } from 'react';

  const context: Context<unknown>;
  export default context;
}

interface Window {
  /** Shows another story in the same page, and resolves when it is drawn. */
  showStory: (id: string) => Promise<void>;
  /** Resolves when nothing was drawn or loaded for a moment. */
  whenSettled: () => Promise<void>;
}
