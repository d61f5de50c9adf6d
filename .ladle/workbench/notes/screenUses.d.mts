import type { ComponentNotes } from '../componentNotes.mjs';
import type { StoryPage } from './storyPages.mjs';

export function screenUses(pages: StoryPage[], notes: ComponentNotes[]): Record<string, string[]>;
