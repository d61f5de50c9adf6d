import type { ComponentNotes } from '../componentNotes.mjs';

export interface StoryPage {
  /** The beginning of the ids of its stories. */
  id: string;
  file: string;
  /** Groups and name, as in the file: Screens/VipRoom. */
  title: string;
  /** The components that it is about, its own first. */
  components: string[];
  /** By component: how it is written. */
  examples: Record<string, string[]>;
  stories: { id: string; name: string; hasControls: boolean }[];
}
export function storyPages(notes: ComponentNotes[]): StoryPage[];
